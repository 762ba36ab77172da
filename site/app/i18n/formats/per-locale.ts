import type { Locale } from "@realtor/api/locales";

/** Memoizes `create` by locale, for `Intl` formatters that are slow to create. */
export function perLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const cache = new Map<Locale, Value>();
  return (locale) => {
    let value = cache.get(locale);
    if (value === undefined) cache.set(locale, (value = create(locale)));
    return value;
  };
}
