import { labelsFor } from "@realtor/ui/labels";
import { createTheme } from "@realtor/ui/theme";
import { pageLinks } from "#app/layout/page-links.ts";
import { wordmark } from "#app/layout/wordmark.ts";
import type { FormState } from "#app/data/form-state.ts";
import type { RenderContext } from "#app/entry.server.tsx";
import type { Head, Loaded, PageAddress } from "#app/page.ts";
import { requestLabels } from "#app/forms/lead/request-labels.ts";
import { landingGraph } from "#app/seo/platform-graphs.ts";
import { heroCuts, heroSizes, heroWide } from "./hero-picture.ts";
import type { LandingProps, RequestProps, WallName } from "./landing-props.ts";
import { landingWords, shownSamples } from "./landing-words.ts";
import { pictureOf } from "./pictures.ts";
import { type Sample, samples } from "./samples.ts";
import { landingImage } from "./share.ts";

/** The landing page needs no service: it stands whatever is down. */
export async function loadLanding(address: PageAddress, context: RenderContext): Promise<Loaded> {
  const form = context.form ?? formOf(address.search);
  return form ? requestPage(address, context, form) : landingPage(address, context);
}

function landingPage(address: PageAddress, { now }: RenderContext): Loaded {
  const { locale } = address;
  const { common, language, lead, footer, carousel, countries, errors, homepage } =
    labelsFor(locale);
  const { status, beds, baths } = homepage.listings;
  const listings = { status, beds, baths };
  const { seo, ...words } = landingWords(locale);
  const props: LandingProps = {
    words,
    labels: { common, language, lead, footer, carousel, countries, errors, listings },
    samples: shownSamples(locale),
    nameplate: samples[0].names,
    nameWall: samples.map(wallNameOf),
    year: now.getFullYear(),
  };
  return {
    kind: "page",
    module: "landing",
    messages: {},
    props,
    tags: [],
    head: () => {
      const head = {
        ...seo,
        image: landingImage(locale, address.origin),
        ...pageLinks(address),
      };
      return { ...head, index: true, graph: landingGraph(head, address), preload: heroPreload() };
    },
  };
}

function heroPreload(): NonNullable<Head["preload"]> {
  return [
    { srcSet: pictureOf("hero").avif, sizes: heroSizes, type: "image/avif", media: heroWide },
    ...heroCuts.map(({ name, sizes, media }) => ({
      srcSet: pictureOf(name).avif,
      sizes,
      type: "image/avif",
      media,
    })),
  ];
}

/** The lead form as a page of its own, for browsers without script. */
function requestPage({ locale }: PageAddress, context: RenderContext, form: FormState): Loaded {
  const labels = requestLabels(labelsFor(locale));
  const props: RequestProps = { labels, form, startedAt: context.now.getTime() };
  return {
    kind: "page",
    module: "request",
    messages: {},
    props,
    tags: [],
    status: form.state === "refused" ? 422 : form.state === "failed" ? 503 : 200,
    cacheable: context.form === undefined,
    head: () => ({ title: `${labels.lead.title} — ${wordmark}`, alternates: [], index: false }),
  };
}

/** `?request` opens the lead panel without script; `?request=sent` is where a sent form leads. */
function formOf(search: string): FormState | null {
  const request = new URLSearchParams(search).get("request");
  if (request === null) return null;
  return { state: request === "sent" ? "sent" : "open" };
}

function wallNameOf(sample: Sample): WallName {
  const theme = createTheme({
    mainColor: sample.color,
    heroDark: false,
    contentDark: false,
    fontSize: 17,
  });
  return {
    name: sample.names[sample.lang],
    lang: sample.lang,
    serif: sample.template === "editorial",
    fill: theme.content.fill,
    onFill: theme.content.onFill,
  };
}
