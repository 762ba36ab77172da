import type { TemplateProps } from "../homepage/template-props.ts";
import type { PaginationLabels } from "../labels/controls/control-labels.ts";
import type { HomesLabels } from "../labels/homes/homes-labels.ts";
import type { Labels } from "../labels/labels.ts";
import type { MapTiles } from "../homes-map/map-content.ts";
import type { ListingLabels } from "../labels/listing/listing-labels.ts";
import type { HomesContent } from "./homes-content.ts";
import type { HomesQuery } from "./homes-query.ts";

/** The labels that the page of all homes shows. */
export type HomesPageLabels = {
  homes: HomesLabels;
  homepage: Pick<Labels["homepage"], "listings" | "hero">;
  listing: Pick<ListingLabels, "types"> & { map: Pick<ListingLabels["map"], "show" | "note"> };
  pagination: PaginationLabels;
};

/** Props of the page of all homes, which needs no hydration. */
export type HomesProps = Pick<TemplateProps, "resolveImage"> & {
  content: HomesContent;
  labels: HomesPageLabels;
  formats: Pick<TemplateProps["formats"], "money" | "number" | "area" | "date" | "dateTime">;
  links: Pick<TemplateProps["links"], "listing"> & {
    /** URL of this page with a query. */
    homes: (query: HomesQuery) => string;
    /** URL of the contact form of the homepage. */
    contact: string;
    /** The pages of all homes of a city, also of other brokers. */
    areas?: readonly { city: string; href: string }[];
  };
  /** With a server of tiles the map can be loaded instead of its drawing: `ListingMap`. */
  mapTiles?: MapTiles | undefined;
};
