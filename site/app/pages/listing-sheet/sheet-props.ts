import type { ListingSheetProps } from "@realtor/ui/listing-sheet";
import type { HomeState } from "#app/i18n/formats/dates.ts";

/** What the static island of a sheet renders; not part of the page data. */
export interface SheetStaticProps extends Pick<ListingSheetProps, "content" | "labels" | "code"> {
  state: HomeState;
}

/** Serializable props of the page of a sheet. */
export interface SheetPageProps {
  labels: Record<"print" | "pdf" | "page", string>;
  links: {
    listing: string;
    /** Null where no browser is configured that creates it. */
    pdf: string | null;
  };
}
