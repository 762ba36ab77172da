import type { HomesContent } from "@realtor/ui/homes";
import type { MapTiles } from "@realtor/ui/homes-map";
import type { HomesPageLabels } from "@realtor/ui/homes-view";
import type { ListingMapProps } from "@realtor/ui/listing-map";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import type { PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";

/** Serializable props of the page of all homes: its frame, the slug of its agent, and the map. */
export type HomesPageProps = Pick<PageFrameProps, "frame" | "labels" | "year"> & {
  desiredUrl: string;
  /** Absent in the list, and without a server of map tiles; its homes are in the document. */
  map?: Pick<ListingMapProps, "tiles" | "labels">;
};

/** What the static island renders; not part of the page data. */
export interface HomesStaticProps {
  content: HomesContent;
  labels: HomesPageLabels;
  state: HomeState;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
  mapTiles: MapTiles | undefined;
  /** Names in the page's language, and in English for the address, of the cities with a page of all homes. */
  areas: readonly { city: string; name: string }[];
}
