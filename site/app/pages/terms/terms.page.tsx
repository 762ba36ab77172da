import "#app/fonts/rest.css";
import { LegalPage } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import type { TermsProps } from "./terms-props.ts";

/** Terms of use (DECISIONS section 4). */
function TermsPage({ frame, labels, title, effective, document, year }: TermsProps) {
  return (
    <LegalPage frame={frame} labels={labels} year={year} title={title} effective={effective}>
      <LegalText document={document} heading="h2" />
    </LegalPage>
  );
}

export { TermsPage as component };
