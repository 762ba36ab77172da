import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { AgreementDocument } from "./agreement-document.ts";

/** What the agreement page shows: its text comes with it, so what is read and what is accepted is one version. */
export interface AgreementProps {
  frame: Frame;
  labels: LegalLabels;
  year: number;
  version: string;
  document: AgreementDocument;
}
