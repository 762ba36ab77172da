import type { Labels, MortgageLabels } from "@realtor/ui/labels";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { BuyingState } from "./buying-steps.ts";

/** What the home buyer's page shows: the same for everybody, so the document can be kept. */
export interface BuyingProps {
  frame: Extract<Frame, { kind: "agent" }>;
  realtorId: string;
  /** The agent's own first. */
  states: readonly BuyingState[];
  labels: LegalLabels;
  mortgage: MortgageLabels;
  errors: Labels["errors"];
  year: number;
}
