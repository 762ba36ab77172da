import type { HomesContent } from "@realtor/ui/homes";
import type { HomesPageLabels } from "@realtor/ui/homes-view";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import type { PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";

/** Serializable props of the page of all homes: its frame, and the slug of its agent. */
export type HomesPageProps = Pick<PageFrameProps, "frame" | "labels" | "year"> & {
  desiredUrl: string;
};

/** What the static island renders; not part of the page data. */
export interface HomesStaticProps {
  content: HomesContent;
  labels: HomesPageLabels;
  state: HomeState;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
}
