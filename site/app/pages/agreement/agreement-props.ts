import type { AgreementItem } from "@realtor/api/loaning";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalChapter } from "#app/layout/legal/legal-markdown.ts";

/**
 * The text of each item of the realtor service agreement. Its version is `agreementVersion` in
 * @realtor/api: raise it whenever the terms change. See docs/spec/routes.md#agreement.
 */
export type AgreementDocument = Readonly<
  Record<AgreementItem, Pick<LegalChapter, "title" | "sections">>
>;

/** The text is part of the props, so the version that is shown is the version that is accepted. */
export interface AgreementProps {
  frame: Frame;
  labels: LegalLabels;
  year: number;
  version: string;
  document: AgreementDocument;
}
