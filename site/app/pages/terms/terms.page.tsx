import "#app/fonts/rest.css";
import { LegalPage, type LegalLabels } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";

/** The text is part of the props, so the browser does not load other languages. */
export interface TermsProps {
  frame: Frame;
  labels: LegalLabels;
  document: LegalDocument;
  title: string;
  /** The formatted effective date. */
  effective: string;
  year: number;
}

/** The terms of use. See docs/spec/routes.md#terms-and-privacy. */
function TermsPage({ frame, labels, title, effective, document, year }: TermsProps) {
  return (
    <LegalPage frame={frame} labels={labels} year={year} title={title} effective={effective}>
      <LegalText document={document} heading="h2" />
    </LegalPage>
  );
}

export { TermsPage as component };
