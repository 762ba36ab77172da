import type { Locale } from "@realtor/api/locales";

/** Makes a formatter once for each language, since `Intl` takes long to build one. */
export function perLocale<Format>(create: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    let format = made.get(locale);
    if (format === undefined) made.set(locale, (format = create(locale)));
    return format;
  };
}
