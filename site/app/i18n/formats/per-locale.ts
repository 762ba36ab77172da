import type { Locale } from "@realtor/api/locales";

/** Makes something once for each language, such as what `Intl` takes long to build. */
export function perLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const held = new Map<Locale, Made>();
  return (locale) => {
    let made = held.get(locale);
    if (made === undefined) held.set(locale, (made = make(locale)));
    return made;
  };
}
