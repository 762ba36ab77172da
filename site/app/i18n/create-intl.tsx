import { type Locale, locales } from "@realtor/api/locales";
import {
  createIntl as createReactIntl,
  createIntlCache,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from "react-intl";
import type { Messages } from "#app/page.ts";
import type { MessageKey } from "./messages.ts";
import type { ReactNode } from "react";

// Formatters depend on the locale only, so requests share them.
const caches = new Map(locales.map((locale) => [locale, createIntlCache()]));

/** Messages and formatters of one page in one language. A message that the page does not have throws. */
export function createIntl(locale: Locale, messages: Messages): IntlShape {
  return createReactIntl(
    {
      locale,
      // The areas of one page: a message of another one throws.
      messages: messages as Record<MessageKey, MessageFormatElement[]>,
      defaultLocale: locale,
      timeZone: "America/Los_Angeles",
      onError(error) {
        throw error;
      },
    },
    caches.get(locale),
  );
}

/** Returns a function that wraps a page in react-intl's provider. Pages without messages do not load it. */
export function provideIntl(intl: IntlShape): (page: ReactNode) => ReactNode {
  return (page) => <RawIntlProvider value={intl}>{page}</RawIntlProvider>;
}
