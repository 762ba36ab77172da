import { ListingSheet } from "@realtor/ui/listing-sheet";
import { resolveImage } from "#app/data/image-url.ts";
import { useStaticProps } from "#app/hydration/static-props.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import { useAddress } from "#app/page-root.tsx";
import type { SheetStaticProps } from "./sheet-props.ts";

/** The sheet, without script. */
export function Sheet() {
  // The page's load created them for this island.
  const { content, labels, code, state } = useStaticProps() as SheetStaticProps;
  const { locale } = useAddress();
  return (
    <ListingSheet
      content={content}
      labels={labels}
      code={code}
      formats={listingFormats(locale, state)}
      resolveImage={resolveImage}
    />
  );
}
