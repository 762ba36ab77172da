import { type Labels, labelsFor } from "../labels.ts";
import type { Locale } from "../locales.ts";
import { replyTexts } from "../reply/reply-texts.ts";
import { isFirm } from "./is-firm.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

const texts = { ko, en, "ja-JP": ja };

/** Returns the labels of a locale for the homepage of a firm, which does not speak as one person. */
export function firmLabelsFor(locale: Locale): Labels {
  const { contact, homepage, ...labels } = labelsFor(locale);
  const { action, phone, save, lead, sentNote, notice, recipients, regions, ...text } =
    texts[locale];
  return {
    ...labels,
    contact: {
      ...contact,
      lead,
      sentNote,
      noticeAlone: notice,
      facts: { ...contact.facts, recipientsText: recipients },
      channels: { ...contact.channels, phone },
      short: { ...contact.short, form: action },
      share: { ...contact.share, save },
    },
    homepage: {
      ...homepage,
      hero: { ...homepage.hero, cta: action },
      listings: {
        ...homepage.listings,
        empty: text.listingsEmpty,
        failed: text.listingsFailed,
      },
      regions: { ...homepage.regions, title: regions },
    },
  };
}

/**
 * Returns the labels of a locale for the pages of a template: a brokerage is a firm. They promise a reply within
 * a day only with `repliesWithinDay`, which the agent turns on.
 */
export function homepageLabelsFor(
  template: string,
  locale: Locale,
  repliesWithinDay = false,
): Labels {
  const firm = isFirm(template);
  const labels = firm ? firmLabelsFor(locale) : labelsFor(locale);
  if (!repliesWithinDay) return labels;
  const promise = replyTexts[locale][firm ? "firm" : "agent"];
  return { ...labels, contact: { ...labels.contact, ...promise } };
}
