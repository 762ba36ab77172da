import type { FormatNumberOptions } from "react-intl";

/** How each number is read and shown. */
export const numberFormats = {
  salesCount: { maximumFractionDigits: 0 },
  lastYear: {
    style: "currency",
    currency: "USD",
    // As on the page: Korean has "US$" otherwise.
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  },
} as const satisfies Readonly<Record<string, FormatNumberOptions>>;
