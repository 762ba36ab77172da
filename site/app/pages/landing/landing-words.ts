import { langOf, type Locale } from "@realtor/api/locales";
import { createIntl } from "#app/intl/create-intl.ts";
import { pageMessages } from "#app/intl/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";
import { samples } from "./samples.ts";

const messages = pageMessages(ko, en, ja);

/** The landing page's sentences, made on the server: its visitors fetch nothing that formats messages. */
export function landingWords(locale: Locale) {
  const { formatMessage } = createIntl(locale, messages[locale]);
  return {
    seo: {
      title: formatMessage({ id: "landing.seo.title" }),
      description: formatMessage({ id: "landing.seo.description" }),
    },
    hero: {
      title: formatMessage({ id: "landing.hero.title" }),
      lead: formatMessage({ id: "landing.hero.lead" }),
      link: formatMessage({ id: "landing.hero.link" }),
      cta: formatMessage({ id: "landing.hero.cta" }),
      alt: formatMessage({ id: "landing.hero.alt" }),
      plates: (["area", "lang", "design"] as const).map((plate) => ({
        label: formatMessage({ id: `landing.plate.${plate}.label` }),
        value: formatMessage({ id: `landing.plate.${plate}.value` }),
      })),
    },
    features: {
      title: formatMessage({ id: "landing.features.title" }),
      cards: (["1", "2", "3"] as const).map((card) => ({
        title: formatMessage({ id: `landing.features.${card}.title` }),
        body: formatMessage({ id: `landing.features.${card}.body` }),
      })),
    },
    samples: {
      title: formatMessage({ id: "landing.samples.title" }),
      lead: formatMessage({ id: "landing.samples.lead" }),
      open: Object.fromEntries(
        samples.map(({ slug, names }) => [
          slug,
          formatMessage({ id: "landing.samples.open" }, { name: names[langOf(locale)] }),
        ]),
      ),
    },
    closing: {
      title: formatMessage({ id: "landing.close.title" }),
      lead: formatMessage({ id: "landing.close.lead" }),
      cta: formatMessage({ id: "landing.close.cta" }),
    },
  };
}

export type LandingWords = ReturnType<typeof landingWords>;
