import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { AgreementDocument } from "./agreement-document.ts";

/** The text is part of the props, so the version that is shown is the version that is accepted. */
export interface AgreementProps {
  frame: Frame;
  labels: LegalLabels;
  year: number;
  version: string;
  document: AgreementDocument;
}
