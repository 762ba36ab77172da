import type { ReactNode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";

/** Returns a function that wraps a page in react-intl's provider. Pages without messages do not load it. */
export function provideIntl(intl: IntlShape): (page: ReactNode) => ReactNode {
  return (page) => <RawIntlProvider value={intl}>{page}</RawIntlProvider>;
}
