import type { Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";

/** What the demo of motion shows of the agent whose frame it stands in. */
export interface GsapSampleProps {
  frame: Frame;
  labels: Pick<Labels, "common" | "language" | "footer">;
  year: number;
  name: HomepageContent["name"];
  tagline: HomepageContent["tagline"];
  /** The number to count to, and what it counts. */
  figure: { value: number; label: string };
  photos: HomepageContent["gallery"];
}
