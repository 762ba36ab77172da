import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";

/** What the privacy page shows. */
export interface PrivacyProps {
  frame: Frame;
  labels: LegalLabels;
  /** The page's own language first; Korean and English are always there (SPEC section 2). */
  texts: readonly PrivacyText[];
  title: string;
  /** From when it holds, as a sentence. */
  effective: string;
  year: number;
}

export interface PrivacyText {
  /** The language's own name. */
  name: string;
  document: LegalDocument;
}
