import type { Lang } from "@realtor/profile/text";

/** Interface languages, as in URLs: `docs/spec/languages.md#locale-resolution`. */
export type Locale = "ko" | "en" | "ja-JP";

/** Value of the `lang` attribute. */
export type { Lang };

/** ISO 3166-1 codes of the supported phone countries: `docs/spec/forms.md#countries`. */
export type CountryCode = "US" | "KR" | "CN" | "IN" | "AU" | "CA" | "JP" | "HK" | "DE" | "VN";

/** Kinds of listings: `docs/spec/api.md#listings`. */
export type ListingType = "sale" | "rent" | "sold" | "rented";

/** Value of the `lang` attribute for each locale. */
export const langs: Record<Locale, Lang> = { ko: "ko", en: "en", "ja-JP": "ja" };
