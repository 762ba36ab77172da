import type { Labels, MortgageLabels } from "@realtor/ui/labels";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { BuyingState } from "./buying-steps.ts";

/** Independent of the user, so the document can be cached. */
export interface BuyingProps {
  frame: Extract<Frame, { kind: "agent" }>;
  realtorId: string;
  /** The agent's own state first. */
  states: readonly BuyingState[];
  labels: LegalLabels;
  mortgage: MortgageLabels;
  errors: Labels["errors"];
  year: number;
}
