import type { HomepageLabels, Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";

export type TeamLabels = Pick<Labels, "common" | "language" | "footer"> & {
  homepage: Pick<HomepageLabels, "hero" | "regions" | "stats">;
};

export interface ProbizProps {
  frame: Frame;
  labels: TeamLabels;
  year: number;
  brokerage: HomepageContent["name"]["displayName"];
  members: TeamMember[];
  /** Null when the listings service is unavailable and nothing is cached. */
  sales: TeamSales | null;
}
