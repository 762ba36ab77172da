import "#app/fonts/rest.css";
import { useIntl } from "react-intl";
import { LegalPage } from "#app/chrome/legal/legal-page.tsx";
import { LegalText } from "#app/chrome/legal/legal-text.tsx";
import type { TermsProps } from "./terms-props.ts";

/** Terms of use (DECISIONS section 4). */
function TermsPage({ frame, labels, document, year }: TermsProps) {
  const { formatMessage } = useIntl();
  return (
    <LegalPage
      frame={frame}
      labels={labels}
      year={year}
      title={formatMessage({ id: "terms.title" })}
      effective={formatMessage({ id: "terms.effective" })}
    >
      <LegalText document={document} heading="h2" />
    </LegalPage>
  );
}

export { TermsPage as component };
