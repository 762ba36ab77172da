import { type Locale, locales } from "@realtor/api/locales";
import {
  createIntl as createReactIntl,
  createIntlCache,
  type IntlConfig,
  type IntlShape,
} from "react-intl";
import type { Messages } from "../page.ts";

// Formatters depend on the language only, so requests may share them; messages stay with the request.
const caches = new Map(locales.map((locale) => [locale, createIntlCache()]));

/** The words and formatters of one page in one language. An unknown message id throws. */
export function createIntl(locale: Locale, messages: Messages): IntlShape {
  return createReactIntl(
    {
      locale,
      // A page carries its own messages only; message-ids.d.ts lists those of all pages.
      messages: messages as NonNullable<IntlConfig["messages"]>,
      defaultLocale: locale,
      timeZone: "America/Los_Angeles",
      onError(error) {
        throw error;
      },
    },
    caches.get(locale),
  );
}
