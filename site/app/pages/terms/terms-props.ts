import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";

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
