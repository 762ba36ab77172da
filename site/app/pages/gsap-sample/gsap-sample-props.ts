import type { Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Frame } from "#app/layout/agent-frame/agent-frame.ts";

export interface GsapSampleProps {
  frame: Frame;
  labels: Pick<Labels, "common" | "language" | "footer">;
  year: number;
  name: HomepageContent["name"];
  tagline: HomepageContent["tagline"];
  /** The number to count up to and its label. */
  figure: { value: number; label: string };
  photos: HomepageContent["gallery"];
}
