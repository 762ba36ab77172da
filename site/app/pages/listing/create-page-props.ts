import type { RealtorProfile } from "@realtor/api/loaning";
import { buyingPath } from "#app/layout/agent-frame/agent-path.ts";
import { defaultCountry } from "@realtor/api/rules";
import { formatWish, zonePlace } from "@realtor/api/showing";
import type { MapTiles } from "@realtor/ui/homes-map";
import { formatTemplate, formErrorLabels, homepageLabelsFor, isFirm } from "@realtor/ui/labels";
import {
  cityName,
  homeAddress,
  homeName,
  listingLabelsFor,
  type ListingContent,
  type ListingLabels,
  priceText,
  type ListingPhoto,
  plainPhotos,
} from "@realtor/ui/listing";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { type HomeState, timeZoneOf } from "#app/i18n/formats/dates.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { Agent } from "#app/data/read-agent.ts";
import { contactRecipients } from "#app/forms/contact/contact-recipients.ts";
import type { FormState } from "#app/page.ts";
import type { ListingPageProps, RequestProps } from "./listing-props.ts";

interface PagePropsOptions {
  profile: RealtorProfile;
  /** The brokerage of the agent, and the operator, which receive a request too. */
  agency: Agent["texts"]["agency"];
  company: ProviderFacts["company"];
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
  state: HomeState;
  form: FormState | null;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
  mapTiles: MapTiles | undefined;
}

/** Creates what the hydrated parts of a listing page need: texts are formatted here, not in the browser. */
export function createPageProps(
  content: ListingContent,
  { profile, agency, company, home: homePath, state, form, startedAt, mapTiles }: PagePropsOptions,
): ListingPageProps {
  const { agent, home, rules, photos, template, lang, locale, building } = content;
  const {
    common,
    language,
    homepage,
    contact,
    phone: phoneLabels,
    countries,
    errors,
  } = homepageLabelsFor(template, locale, agent.repliesWithinDay);
  const formErrors = formErrorLabels(errors);
  const listing = listingLabelsFor(locale, agent.repliesWithinDay);
  const formats = listingFormats(locale, state);
  const price = priceText(home, homepage.listings, formats.money);
  const { title, titleClosed, short, call } = listing.request;
  const { copied, copyFailed } = listing.share;
  const phone = agent.contacts.find(({ channel }) => channel === "phone");
  const choices = createChoices(content, state);
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
      home: {
        name: homeName(home),
        price,
        phone: phone?.href ?? null,
        firm: phone?.firm && { href: phone.firm.href, label: contact.short.firm },
      },
      labels: { listing: { request: { title, short, call } } },
    },
    controls: {
      labels: {
        gallery: { ...homepage.gallery, close: common.close },
        share: { copied, copyFailed },
      },
      place: { street: home.street, city: home.city },
      photos: photos.map((photo) => toControlledPhoto(photo, listing.altered)),
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
      home: { price, address: homeAddress(home), photo: plainPhotos(photos)[0] ?? null },
      labels: listing.request,
      formLabels: {
        common: {
          required: common.required,
          optional: common.optional,
          newTab: common.newTab,
        },
        contact,
        phone: phoneLabels,
        countries,
        errors: formErrors,
      },
      choices,
      message:
        choices?.see ??
        formatTemplate(listing.request[rules.request === "home" ? "about" : "like"], {
          address: homeAddress(home),
        }),
      listingKey: home.key,
      realtorId: profile.id,
      recipients: contactRecipients(
        { template, name: agent.name, facts: { brokerage: agency } },
        company,
      ),
      phoneCountry: defaultCountry(locale),
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

function createChoices(content: ListingContent, state: HomeState): RequestProps["choices"] {
  const { home, rules, openHouses, locale, lang, agent, template } = content;
  if (!rules.viewings) return null;
  const { request } = listingLabelsFor(locale);
  const { showing } = request;
  const address = homeAddress(home);
  const timeZone = timeZoneOf(state);
  const name = { agent: agent.name.displayName.text };
  // A firm is not addressed as a person.
  const firm = isFirm(template);
  return {
    see: formatTemplate(request.seeHome, { address }),
    question: formatTemplate(request.about, { address }),
    showing: {
      timeZone,
      place: home.city === null ? zonePlace(timeZone, locale) : cityName(home.city, lang).text,
      openHouses: openHouses
        .flatMap(({ start, end }) => (start !== null && end !== null ? [{ start, end }] : []))
        .slice(0, maxTimes)
        .map((wish) => ({ ...wish, label: formatWish(wish, timeZone, { locale }, "short") })),
      openHouseDates: [...new Set(openHouses.map(({ date }) => date))],
      note: formatTemplate(firm ? showing.exactFirm : showing.exact, name),
      sentNote: formatTemplate(firm ? showing.sentNoteFirm : showing.sentNote, name),
    },
  };
}

/** A photo for the viewer; the texts of an alteration only where one is. */
function toControlledPhoto(
  { url, room, alteration }: ListingPhoto,
  { label, kinds, changed, original }: ListingLabels["altered"],
): ListingPageProps["controls"]["photos"][number] {
  if (!alteration) return { url, room };
  return {
    url,
    room,
    alteration: {
      label,
      text: alteration.kinds.map((kind) => kinds[kind]).join(" "),
      original: alteration.original,
      names: { altered: changed, original },
    },
  };
}
