import { labelsFor } from "../labels/labels.ts";
import type { HomepageContent } from "./homepage-content.ts";
import type { Formats, TemplateProps } from "./template-props.ts";

const inTenThousands: Readonly<Record<string, string>> = { ko: "만", "ja-JP": "万" };

/** Simple formats for tests and stories; the site has its own. */
function sampleFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const unit = inTenThousands[locale];
  return {
    money: (dollars) => `$${number.format(dollars)}`,
    moneyCompact: (dollars) =>
      unit
        ? { value: `$${number.format(Math.round(dollars / 10_000))}`, unit }
        : { value: `$${(dollars / 1_000_000).toFixed(1)}`, unit: "M" },
    area: (squareFeet) => {
      const meters = unit ? ` (${number.format(Math.round(squareFeet * 0.092903))} m²)` : "";
      return `${number.format(squareFeet)} sqft${meters}`;
    },
    number: (value) => number.format(value),
    dateTime: (iso) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: "long",
        timeStyle: "short",
        timeZone: "America/Los_Angeles",
      }).format(new Date(iso)),
  };
}

/** Template props for tests and stories. */
export function sampleProps(content: HomepageContent): TemplateProps {
  const labels = labelsFor(content.locale);
  return {
    content,
    labels,
    formats: sampleFormats(content.locale),
    slots: {
      languageMenu: <a href="/en">{labels.language.names[content.locale]}</a>,
      contactForm: <form aria-label={labels.contact.title} />,
      share: <a href="/grace-kim/contact.vcf">{labels.contact.share.save}</a>,
    },
    links: {
      home: "/grace-kim",
      listings: (type) => `/grace-kim?listings=${type}#listings`,
      listing: (key) => `/grace-kim?home=${key}#contact`,
      member: (desiredUrl) => `/${desiredUrl}`,
      privacy: "/terms/privacy",
      builder: "/",
    },
    resolveImage: (url, widths) => ({
      src: `${url}?w=${widths.at(-1)}`,
      srcSet: widths.map((width) => `${url}?w=${width} ${width}w`).join(", "),
    }),
  };
}
