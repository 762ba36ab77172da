import type { Locale } from "@realtor/api/locales";
import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import type { Messages } from "../page.ts";
import { createIntl } from "./create-intl.ts";

/** Puts a page's words around it. A homepage has none, and spares its visitors this module. */
export function provideWords(locale: Locale, messages: Messages): (page: ReactNode) => ReactNode {
  const intl = createIntl(locale, messages);
  return (page) => <RawIntlProvider value={intl}>{page}</RawIntlProvider>;
}
