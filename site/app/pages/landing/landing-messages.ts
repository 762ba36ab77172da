import { htmlLang, type Locale } from "@realtor/api/locales";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { perLocale } from "#app/i18n/formats/format-cache.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { type Sample, samples } from "./samples.ts";

const plateLabelMessages = defineMessages({
  area: {
    id: "landing.plate.area.label",
    defaultMessage: "Where",
    description: "Label of the fact: the states that the service covers.",
  },
  lang: {
    id: "landing.plate.lang.label",
    defaultMessage: "Languages",
    description: "Label of the fact: the languages of the websites.",
  },
  design: {
    id: "landing.plate.design.label",
    defaultMessage: "Designs",
    description: "Label of the fact: the templates of the websites.",
  },
});

const plateValueMessages = defineMessages({
  area: {
    id: "landing.plate.area.value",
    defaultMessage: "California and Georgia",
    description: "Fact: the states that the service covers.",
  },
  lang: {
    id: "landing.plate.lang.value",
    defaultMessage: "한국어, English, 日本語",
    description: "Fact: the languages of the websites, each in its own name.",
  },
  design: {
    id: "landing.plate.design.value",
    defaultMessage: "Portrait, Panorama, Editorial, Atelier",
    description: "Fact: the names of the four templates.",
  },
});

const featuresTitleMessages = defineMessages({
  "1": {
    id: "landing.features.1.title",
    defaultMessage: "Three languages, one address",
    description: "Title of the feature: one website in three languages.",
  },
  "2": {
    id: "landing.features.2.title",
    defaultMessage: "One color sets the tone",
    description: "Title of the feature: a color scheme from one color.",
  },
  "3": {
    id: "landing.features.3.title",
    defaultMessage: "From listing to first call",
    description: "Title of the feature: listings and inquiries.",
  },
});

const featuresBodyMessages = defineMessages({
  "1": {
    id: "landing.features.1.body",
    defaultMessage:
      "Speakers of Korean, English and Japanese come to the same address, and each reads you in their own language.",
    description: "Text of the feature: one website in three languages.",
  },
  "2": {
    id: "landing.features.2.body",
    defaultMessage:
      "Choose a single color. Buttons, type and dark mode follow it, and always stay easy to read.",
    description: "Text of the feature: a color scheme from one color.",
  },
  "3": {
    id: "landing.features.3.body",
    defaultMessage:
      "Show homes for sale and for rent beside the ones you have closed, and see every inquiry as it arrives.",
    description: "Text of the feature: listings and inquiries.",
  },
});

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
      title: formatMessage({
        id: "landing.seo.title",
        defaultMessage: "Built for Realtors — websites for realtors in California and Georgia",
        description: "Document title of the landing page.",
      }),
      description: formatMessage({
        id: "landing.seo.description",
        defaultMessage:
          "We build websites for realtors in California and Georgia, in Korean, English and Japanese.",
        description: "Description of the landing page for search engines and social media.",
      }),
    },
    hero: {
      title: formatMessage({
        id: "landing.hero.title",
        defaultMessage: "Your name needs\na home, too",
        description: "Heading of the landing page, in two lines.",
      }),
      lead: formatMessage({
        id: "landing.hero.lead",
        defaultMessage:
          "Websites for realtors in California and Georgia, built in Korean, English and Japanese.",
        description: "Text below the heading of the landing page.",
      }),
      link: formatMessage({
        id: "landing.hero.link",
        defaultMessage: "See how it works",
        description: "Link to the page that explains the process.",
      }),
      cta: formatMessage({
        id: "landing.hero.cta",
        defaultMessage: "Request your website",
        description: "Button that opens the lead form at the top of the landing page.",
      }),
      alt: formatMessage({
        id: "landing.hero.alt",
        defaultMessage: "A California house whose glass wall opens onto a garden",
        description: "Text alternative of the photo at the top of the landing page.",
      }),
      plates: (["area", "lang", "design"] as const).map((plate) => ({
        label: formatMessage(plateLabelMessages[plate]),
        value: formatMessage(plateValueMessages[plate]),
      })),
    },
    features: {
      title: formatMessage({
        id: "landing.features.title",
        defaultMessage: "Made by people who know\na realtor’s working day",
        description: "Heading of the section with the features, in two lines.",
      }),
      cards: (["1", "2", "3"] as const).map((card) => ({
        title: formatMessage(featuresTitleMessages[card]),
        body: formatMessage(featuresBodyMessages[card]),
      })),
    },
    samples: {
      title: formatMessage({
        id: "landing.samples.title",
        defaultMessage: "Step inside\na few of them",
        description: "Heading of the carousel of sample websites, in two lines.",
      }),
      lead: formatMessage({
        id: "landing.samples.lead",
        defaultMessage: "Ten samples, each with its own city and color. Open one and look around.",
        description: "Text below the heading of the carousel of sample websites.",
      }),
    },
    closing: {
      title: formatMessage({
        id: "landing.close.title",
        defaultMessage: "All that’s left\nis the keys",
        description: "Heading of the last section of the landing page, in two lines.",
      }),
      lead: formatMessage({
        id: "landing.close.lead",
        defaultMessage: "Leave your name and number. We’ll build the rest.",
        description: "Text of the last section of the landing page.",
      }),
      cta: formatMessage({
        id: "landing.close.cta",
        defaultMessage: "Request your website",
        description: "Button that opens the lead form at the end of the landing page.",
      }),
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
        {
          id: "landing.samples.open",
          defaultMessage: "Open {name}’s website",
          description:
            "Text alternative of a sample in the carousel, which links to its website; {name} is the agent’s name.",
        },
        { name: sample.names[lang] },
      ),
    }));
}
