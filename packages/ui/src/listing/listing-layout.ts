import type { TemplateId } from "../homepage/template-ids.ts";

/** How a template arranges a listing page: `docs/spec/design-language.md#listing-page`. */
export type ListingLayout = {
  /** `mosaic` on the color plane, `strip` below a full-width photo, or `plates` below a large one. */
  photos: "mosaic" | "strip" | "plates";
  /** `columns` with the form at the side, or `rows` with the headings at the side. */
  sections: "columns" | "rows";
};

export const listingLayouts: Readonly<Record<TemplateId, ListingLayout>> = {
  portrait: { photos: "mosaic", sections: "columns" },
  brokerage: { photos: "mosaic", sections: "columns" },
  panorama: { photos: "strip", sections: "columns" },
  editorial: { photos: "plates", sections: "rows" },
  atelier: { photos: "mosaic", sections: "rows" },
};
