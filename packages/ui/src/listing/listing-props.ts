import type { MapTiles } from "../homes-map/map-content.ts";
import type { TemplateProps } from "../homepage/template-props.ts";
import type { Labels } from "../labels/labels.ts";
import type { ListingLabels } from "../labels/listing/listing-labels.ts";
import type { ListingContent } from "./listing-content.ts";
import type { ListingFormats } from "./listing-formats.ts";

/** The labels that the sections of a listing page show. */
export type ListingSectionLabels = {
  listing: ListingLabels;
  common: Pick<Labels["common"], "newTab">;
  homepage: Pick<Labels["homepage"], "listings" | "gallery" | "onlyIn" | "onlyInNames" | "footer">;
  footer: Pick<Labels["footer"], "privacy" | "choices">;
};

/** Props of the sections of a listing page, which need no hydration. */
export type ListingProps = Pick<TemplateProps, "resolveImage"> & {
  content: ListingContent;
  /** Server of map tiles; without it there is no map. */
  mapTiles?: MapTiles | undefined;
  labels: ListingSectionLabels;
  formats: ListingFormats;
  links: Pick<TemplateProps["links"], "listing" | "buying" | "privacy" | "choices" | "builder"> & {
    /** URL of the list of all homes of the agent. */
    listings: string;
    /** URL of the sheet for print; without it there is no link. */
    sheet?: string | undefined;
    /** URL of the calendar file of an open house; without it there are no links. */
    calendar?: ((openHouseId: string) => string) | undefined;
  };
};
