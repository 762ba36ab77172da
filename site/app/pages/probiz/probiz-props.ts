import type { HomepageLabels, Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";

/** The words that the team page shares with the homepages. */
export type TeamLabels = Pick<Labels, "common" | "language" | "footer"> & {
  homepage: Pick<HomepageLabels, "hero" | "regions" | "stats">;
};

/** What the team page shows beside its messages. */
export interface ProbizProps {
  frame: Frame;
  labels: TeamLabels;
  year: number;
  brokerage: HomepageContent["name"]["shown"];
  members: TeamMember[];
  /** Null when the home service gave no answer and there is no former copy. */
  sales: TeamSales | null;
}
