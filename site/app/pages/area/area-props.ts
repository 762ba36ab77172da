import type { AreaContent } from "@realtor/ui/area";
import type { AreaLabels } from "@realtor/ui/area-view";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import type { PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";

/** Serializable props of the page of a city: its frame, and the slug of its agent. */
export type AreaPageProps = Pick<PageFrameProps, "frame" | "labels" | "year"> & {
  desiredUrl: string;
};

/** What the static island renders; not part of the page data. */
export interface AreaStaticProps {
  content: AreaContent;
  labels: AreaLabels;
  state: HomeState;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
}
