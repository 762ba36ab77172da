import type { RealtorProfile } from "@realtor/api/loaning";
import type { CountryCode } from "@realtor/api/rules";
import type { MapTiles } from "@realtor/ui/homes-map";
import { formatTemplate, formErrorLabels, homepageLabelsFor } from "@realtor/ui/labels";
import {
  homeAddress,
  homeName,
  listingLabelsFor,
  type ListingContent,
  type ListingFormats,
  type ListingLabels,
  openHouseText,
  priceText,
} from "@realtor/ui/listing";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { FormState } from "#app/page.ts";
import { buyingPath } from "./listing-links.ts";
import type { ListingPageProps, RequestProps } from "./listing-props.ts";

interface PagePropsOptions {
  profile: RealtorProfile;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
  state: HomeState;
  form: FormState | null;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
  phoneCountry: CountryCode | "";
  mapTiles: MapTiles | undefined;
}

/** Creates what the hydrated parts of a listing page need: texts are formatted here, not in the browser. */
export function createPageProps(
  content: ListingContent,
  { profile, home: homePath, state, form, startedAt, phoneCountry, mapTiles }: PagePropsOptions,
): ListingPageProps {
  const { agent, home, rules, photos, template, lang, locale, building } = content;
  const { common, language, homepage, contact, countries, errors } = homepageLabelsFor(
    template,
    locale,
  );
  const formErrors = formErrorLabels(errors);
  const listing = listingLabelsFor(locale);
  const formats = listingFormats(locale, state);
  const price = priceText(home, homepage.listings, formats.money);
  const { title, titleClosed, short, call } = listing.request;
  const { copied, copyFailed } = listing.share;
  const phone = agent.contacts.find(({ channel }) => channel === "phone");
  const choices = createChoices(content, formats);
  const monthlyHoa =
    building.hoa && (building.hoa.per === "month" ? building.hoa.amount : building.hoa.amount / 12);
  return {
    home: homePath,
    desiredUrl: profile.desiredUrl,
    frame: {
      content: { template, lang, name: agent.name },
      request: rules.request,
      labels: {
        common,
        language,
        homepage: { nav: homepage.nav },
        listing: {
          back: listing.back,
          request: { title, titleClosed },
        },
      },
    },
    bar: {
      home: { name: homeName(home), price, phone: phone?.href ?? null },
      labels: { listing: { request: { title, short, call } } },
    },
    controls: {
      labels: {
        gallery: { ...homepage.gallery, close: common.close },
        share: { copied, copyFailed },
      },
      place: { street: home.street, city: home.city },
      photos: photos.map(({ url, room }) => ({ url, room })),
    },
    map: mapTiles ? createMap(content, mapTiles, { label: price, labels: listing.map }) : null,
    request: {
      content: {
        template,
        lang,
        agent: {
          name: agent.name,
          portrait: agent.portrait,
          contacts: phone ? [phone] : [],
        },
      },
      home: { price, address: homeAddress(home), photo: photos[0] ?? null },
      labels: listing.request,
      formLabels: {
        common: {
          required: common.required,
          optional: common.optional,
          newTab: common.newTab,
        },
        contact,
        countries,
        errors: formErrors,
      },
      choices,
      message:
        choices?.times[0]?.message ??
        formatTemplate(listing.request[rules.request === "home" ? "about" : "like"], {
          address: homeAddress(home),
        }),
      listingKey: home.key,
      realtorId: profile.id,
      phoneCountry,
      form,
      startedAt,
    },
    payment:
      rules.payment && home.type === "sale" && home.price !== null
        ? {
            labels: listing.payment,
            errorLabels: { ...formErrors, "number.range": errors["number.range"] },
            facts: {
              price: home.price,
              taxPerYear: building.tax?.amount ?? null,
              hoaPerMonth: monthlyHoa,
            },
            guideHref: localePath(buyingPath(homePath), locale),
          }
        : null,
  };
}

/** The map of the home; null without its position. */
function createMap(
  { home }: ListingContent,
  tiles: MapTiles,
  { label, labels }: { label: string; labels: ListingLabels["map"] },
): ListingPageProps["map"] {
  const { position, map } = home;
  if (position === null || map === null) return null;
  const { title, zoomIn, zoomOut, failed, retry } = labels;
  const name = homeAddress(home);
  return {
    homes: [{ key: home.key, ...position, label, name, href: map }],
    tiles,
    labels: { title, zoomIn, zoomOut, failed, retry },
  };
}

/** Open houses that are offered as viewing times. */
const maxTimes = 2;

function createChoices(
  { home, rules, openHouses, locale }: ListingContent,
  formats: ListingFormats,
): RequestProps["choices"] {
  if (!rules.viewings) return null;
  const { request, openHouses: text } = listingLabelsFor(locale);
  const address = homeAddress(home);
  const times = openHouses.slice(0, maxTimes).map((openHouse) => {
    const label = openHouseText(openHouse, text, formats);
    return { label, message: formatTemplate(request.seeAt, { address, time: label }) };
  });
  const another = {
    label: request.anotherDay,
    message: formatTemplate(request.seeAnotherDay, { address }),
  };
  return { times: [...times, another], question: formatTemplate(request.about, { address }) };
}
