import type { Labels, Lang } from "@realtor/ui/labels";
import type { FormState } from "#app/data/form-state.ts";
import type { RequestLabels } from "#app/forms/lead/request-labels.ts";
import type { LandingWords, ShownSample } from "./landing-words.ts";

/** All the landing page shows that its address does not say. Plain JSON. */
export interface LandingProps {
  words: Omit<LandingWords, "seo">;
  labels: RequestLabels &
    Pick<Labels, "language" | "footer" | "carousel"> & {
      listings: Pick<Labels["homepage"]["listings"], "status" | "beds" | "baths">;
    };
  samples: readonly ShownSample[];
  /** One agent's name in three scripts. */
  nameplate: Record<Lang, string>;
  /** Each sample's name on the wall, in its own palette. */
  nameWall: readonly WallName[];
  year: number;
}

/** The lead form as a page. */
export interface RequestProps {
  labels: RequestLabels;
  form: FormState;
  /** When the page was made, in milliseconds since 1970. */
  startedAt: number;
}

export interface WallName {
  name: string;
  lang: Lang;
  serif: boolean;
  fill: string;
  onFill: string;
}
