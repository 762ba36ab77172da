import { htmlLang, type Lang, type Locale, locales } from "@realtor/api/locales";
import type { Formats } from "@realtor/ui/templates";
import { assertFinite, compactMoney, formatDollars } from "./money.ts";
import { date, dateTime, type HomeState, month } from "./dates.ts";

const squareMetersPerSquareFoot = 0.09290304;

/** Created on first use: the first `Intl` formatter of a page takes 50 to 60 ms on a phone. */
let american: Intl.NumberFormat | undefined;

function number(value: number): string {
  american ??= new Intl.NumberFormat("en-US");
  return american.format(assertFinite(value));
}

const round = (value: number) => number(Math.round(value));

/**
 * Formats of a language that every public page needs (docs/spec/languages.md#formats). Numbers have
 * American separators in all languages; times are in the time zone of `state`.
 */
export function formatsFor(locale: Locale, state: HomeState = "CA"): Formats {
  return {
    money: (amount) => formatDollars(amount),
    moneyCompact: (amount) => compactMoney(amount, locale),
    area: (squareFeet) => {
      const feet = `${round(squareFeet)} sqft`;
      return locale === "en"
        ? feet
        : `${feet} (${round(squareFeet * squareMetersPerSquareFoot)} m²)`;
    },
    number,
    // Noon UTC is the same day in both states.
    date: (day) => date(`${day}T12:00:00Z`, locale, state),
    month: (one) => month(`${one}-15T12:00:00Z`, locale, state),
    dateTime: (iso, lang) => dateTime(iso, localeIn(lang) ?? locale, state),
  };
}

function localeIn(lang: Lang | undefined): Locale | undefined {
  return locales.find((locale) => htmlLang(locale) === lang);
}
