import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";

/** What the terms page shows: the text comes with the page, so the browser loads no other language. */
export interface TermsProps {
  frame: Frame;
  labels: LegalLabels;
  document: LegalDocument;
  title: string;
  /** From when it holds, as a sentence. */
  effective: string;
  year: number;
}
