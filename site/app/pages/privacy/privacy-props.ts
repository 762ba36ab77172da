import type { Lang } from "@realtor/ui/labels";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";

export interface PrivacyProps {
  frame: Frame;
  labels: LegalLabels;
  /** The page's language first; Korean and English are always included. */
  texts: readonly PrivacyText[];
  title: string;
  /** The formatted effective date. */
  effective: string;
  year: number;
}

export interface PrivacyText {
  lang: Lang;
  /** Name of the language. */
  name: string;
  document: LegalDocument;
}
