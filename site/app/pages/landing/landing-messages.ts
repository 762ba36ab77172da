import { htmlLang, type Locale } from "@realtor/api/locales";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { perLocale } from "#app/i18n/formats/format-cache.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { type Sample, samples } from "./samples.ts";

const messages = pageMessages("landing");

const intlFor = perLocale((locale) => createIntl(locale, messages[locale]));

/**
 * The formatted messages of the landing page. Formatted on the server, so the page does not load
 * react-intl.
 */
export const landingMessages = perLocale((locale) => {
  const { formatMessage } = intlFor(locale);
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
    },
    closing: {
      title: formatMessage({ id: "landing.close.title" }),
      lead: formatMessage({ id: "landing.close.lead" }),
      cta: formatMessage({ id: "landing.close.cta" }),
    },
  };
});

export type LandingMessages = ReturnType<typeof landingMessages>;

/** A sample homepage with the `alt` text of its image. */
export interface SampleSlide extends Sample {
  alt: string;
}

/** The samples in carousel order: agents of the page's language first. */
export function samplesFor(locale: Locale): SampleSlide[] {
  const lang = htmlLang(locale);
  return samples
    .toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang))
    .map((sample) => ({
      ...sample,
      alt: intlFor(locale).formatMessage(
        { id: "landing.samples.open" },
        { name: sample.names[lang] },
      ),
    }));
}
