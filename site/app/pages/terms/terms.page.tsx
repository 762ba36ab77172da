import "#app/fonts/rest.css";
import { LegalPage } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import type { TermsProps } from "./terms-props.ts";

/** The terms of use. See docs/spec/routes.md#terms-and-privacy. */
function TermsPage({ frame, labels, title, effective, document, year }: TermsProps) {
  return (
    <LegalPage frame={frame} labels={labels} year={year} title={title} effective={effective}>
      <LegalText document={document} heading="h2" />
    </LegalPage>
  );
}

export { TermsPage as component };
