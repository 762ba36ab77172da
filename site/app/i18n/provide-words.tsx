import type { ReactNode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";

/** Puts a page's words around it. A homepage has none, and spares its visitors this module. */
export function provideWords(intl: IntlShape): (page: ReactNode) => ReactNode {
  return (page) => <RawIntlProvider value={intl}>{page}</RawIntlProvider>;
}
