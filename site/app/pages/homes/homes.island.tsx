import { homesSearch } from "@realtor/ui/homes";
import { HomesView } from "@realtor/ui/homes-view";
import { useMemo } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { useStaticProps } from "#app/hydration/static-props.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { areaPath, homesPath, listingPath } from "#app/pages/listing/listing-links.ts";
import type { HomesStaticProps } from "./homes-props.ts";

/** Filters and results. */
export function Homes() {
  // Of the page's load.
  const { content, labels, state, home, mapTiles, areas } = useStaticProps() as HomesStaticProps;
  const { locale } = useAddress();
  const resolveImage = usePhotoResolver();
  const formats = useMemo(() => formatsFor(locale, state), [locale, state]);
  return (
    <HomesView
      content={content}
      labels={labels}
      formats={formats}
      resolveImage={resolveImage}
      mapTiles={mapTiles}
      links={{
        homes: (query) => localePath(homesPath(home), locale) + homesSearch(query),
        listing: ({ key, slug }) => localePath(listingPath({ home, key, slug }), locale),
        areas: areas.map(({ city, name }) => ({
          city,
          href: localePath(areaPath(home, name), locale),
        })),
        contact: `${localePath(home, locale)}#contact`,
      }}
    />
  );
}
