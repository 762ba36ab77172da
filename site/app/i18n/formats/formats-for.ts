import { type Lang, langOf, type Locale, locales } from "@realtor/api/locales";
import type { Formats } from "@realtor/ui/templates";
import { compactMoney } from "./compact-money.ts";
import { dateTime, type HomeState } from "./dates.ts";
import { writeDollars } from "./dollars.ts";
import { finite } from "./finite.ts";

const squareMetresPerSquareFoot = 0.09290304;

/** Made at the first number: a telephone takes 50 to 60 ms for the first formatter of a page. */
let american: Intl.NumberFormat | undefined;

function number(value: number): string {
  american ??= new Intl.NumberFormat("en-US");
  return american.format(finite(value));
}

const round = (value: number) => number(Math.round(value));

/**
 * How a language writes what every public page shows (COPY.md, "Particles and counters"). Numbers
 * keep American separators in all three; times are those of the state's clock. What only some pages
 * write stands in the files beside this one.
 */
export function formatsFor(locale: Locale, state: HomeState = "CA"): Formats {
  return {
    money: (amount) => writeDollars(amount),
    moneyCompact: (amount) => compactMoney(amount, locale),
    area: (squareFeet) => {
      const feet = `${round(squareFeet)} sqft`;
      return locale === "en"
        ? feet
        : `${feet} (${round(squareFeet * squareMetresPerSquareFoot)} m²)`;
    },
    number,
    dateTime: (iso, lang) => dateTime(iso, localeIn(lang) ?? locale, state),
  };
}

function localeIn(lang: Lang | undefined): Locale | undefined {
  return locales.find((locale) => langOf(locale) === lang);
}
