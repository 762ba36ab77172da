import type { Labels, Lang } from "@realtor/ui/labels";
import type { FormState } from "#app/page.ts";
import type { RequestLabels } from "#app/forms/lead/request-labels.ts";
import type { LandingMessages, SampleSlide } from "./landing-messages.ts";

/** Serializable props of the landing page. */
export interface LandingProps {
  messages: Omit<LandingMessages, "seo">;
  labels: RequestLabels &
    Pick<Labels, "language" | "footer" | "carousel"> & {
      listings: Pick<Labels["homepage"]["listings"], "status" | "beds" | "baths">;
    };
  samples: readonly SampleSlide[];
  /** One agent's name in three scripts. */
  nameplate: Record<Lang, string>;
  nameWall: readonly WallName[];
  year: number;
}

/** Props of the lead form as a page. */
export interface RequestProps {
  labels: RequestLabels;
  form: FormState;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

export interface WallName {
  name: string;
  lang: Lang;
  serif: boolean;
  fill: string;
  onFill: string;
}
