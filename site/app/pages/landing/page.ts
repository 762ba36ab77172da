import { labelsFor } from "@realtor/ui/labels";
import { createTheme } from "@realtor/ui/theme";
import { htmlLang, type Locale } from "@realtor/api/locales";
import { pageLinks } from "#app/seo/page-links.ts";
import { wordmark } from "#app/layout/wordmark.ts";
import {
  type FormState,
  formStatus,
  definePage,
  type Head,
  type LoadedPage,
  type PageAddress,
  type RenderContext,
} from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { requestLabels } from "#app/forms/lead/request-labels.ts";
import { landingGraph } from "#app/seo/platform-graphs.ts";
import { cardColors, type ShareCard, shareSize, shareVersion } from "#app/seo/share-card.ts";
import { getImageSources, heroCrops, heroSizes, heroWideMedia } from "./images.ts";
import type { LandingProps, RequestProps, WallName } from "./landing-props.ts";
import { landingMessages, samplesFor } from "./landing-messages.ts";
import { type Sample, samples } from "./samples.ts";

/** The landing page, or the lead form as a page. Calls no service, so it works during outages. */
export const page = definePage({
  paths: ["/"],
  inSitemap: true,
  query: { request: ["", "sent"] },
  components: {
    landing: () => import("./landing.page.tsx"),
    request: () => import("./request.page.tsx"),
  },
  async load(address, context) {
    const form = context.form ?? parseFormState(address.search);
    return form ? requestPage(address, context, form) : landingPage(address, context);
  },
});

function landingPage(
  address: PageAddress,
  { now, operator }: RenderContext,
): LoadedPage<"landing", LandingProps> {
  const { locale } = address;
  const labels = labelsFor(locale);
  const { language, footer, carousel } = labels;
  const { status, beds, baths } = labels.homepage.listings;
  const listings = { status, beds, baths };
  const { seo, ...messages } = landingMessages(locale);
  const props: LandingProps = {
    messages,
    labels: { ...requestLabels(labels, operator), language, footer, carousel, listings },
    samples: samplesFor(locale),
    nameplate: samples[0].names,
    nameWall: samples.map(toWallName),
    year: now.getFullYear(),
  };
  const head = {
    ...seo,
    image: landingShareImage(locale, address.origin),
    ...pageLinks(address),
  };
  return {
    kind: "page",
    module: "landing",
    props,
    tags: [],
    head: { ...head, index: true, graph: landingGraph(head, address), preload: heroPreload() },
  };
}

function heroPreload(): NonNullable<Head["preload"]> {
  return [
    {
      srcSet: getImageSources("hero").avif,
      sizes: heroSizes,
      type: "image/avif",
      media: heroWideMedia,
    },
    ...heroCrops.map(({ name, sizes, media }) => ({
      srcSet: getImageSources(name).avif,
      sizes,
      type: "image/avif",
      media,
    })),
  ];
}

/** The lead form as a page, for browsers without script. */
function requestPage(
  { locale }: PageAddress,
  context: RenderContext,
  form: FormState,
): LoadedPage<"request", RequestProps> {
  const labels = requestLabels(labelsFor(locale), context.operator);
  const props: RequestProps = { labels, form, startedAt: context.now.getTime() };
  return {
    kind: "page",
    module: "request",
    props,
    tags: [],
    status: formStatus(form),
    cacheable: context.form === undefined,
    head: { title: `${labels.lead.title} — ${wordmark}`, alternates: [], index: false },
  };
}

/** `?request` opens the lead form without script; a sent form redirects to `?request=sent`. */
function parseFormState(search: string): FormState | null {
  const request = new URLSearchParams(search).get("request");
  if (request === null) return null;
  return { state: request === "sent" ? "sent" : "open" };
}

function toWallName(sample: Sample): WallName {
  const theme = createTheme({
    mainColor: sample.color,
    heroDark: false,
    contentDark: false,
    fontSize: 17,
  });
  return {
    name: sample.names[sample.lang],
    lang: sample.lang,
    serif: usesSerif[sample.template],
    fill: theme.content.fill,
    onFill: theme.content.onFill,
  };
}

/** Content of the landing page's share image. */
export function landingShareCard(locale: Locale): ShareCard {
  return {
    kind: "platform",
    lang: htmlLang(locale),
    colors: cardColors({ dark: false }),
    wordmark,
    headline: landingMessages(locale).hero.title,
  };
}

/** The share image for the landing page's `<head>`. */
function landingShareImage(locale: Locale, origin: string): NonNullable<Head["image"]> {
  const card = landingShareCard(locale);
  const alt = card.kind === "platform" ? card.headline.replaceAll("\n", " ") : wordmark;
  return { url: `${origin}/share/${locale}.png?v=${shareVersion(card)}`, ...shareSize, alt };
}
