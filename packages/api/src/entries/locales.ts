export { defaultLocale, htmlLang, locales } from "../locales.ts";
export type { Lang, Locale } from "../locales.ts";
