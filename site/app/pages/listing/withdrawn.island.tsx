import { WithdrawnListing } from "@realtor/ui/listing-sections";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { useStaticProps } from "#app/hydration/static-props.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingPath } from "./listing-links.ts";
import type { WithdrawnStaticProps } from "./listing-props.ts";

/** What remains of a withdrawn home: a sentence, other homes, and a link to ask the agent. */
export function Withdrawn() {
  // The page's load created them for this island.
  const { content, labels, state, home } = useStaticProps() as WithdrawnStaticProps;
  const { locale } = useAddress();
  const resolveImage = usePhotoResolver();
  const homepage = localePath(home, locale);
  return (
    <WithdrawnListing
      content={content}
      labels={labels}
      formats={listingFormats(locale, state)}
      resolveImage={resolveImage}
      links={{
        listing: ({ key, slug }) => localePath(listingPath({ home, key, slug }), locale),
        listings: `${homepage}#listings`,
        contact: `${homepage}#contact`,
      }}
    />
  );
}
