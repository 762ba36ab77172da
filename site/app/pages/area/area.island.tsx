import { AreaView } from "@realtor/ui/area-view";
import { useMemo } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { useStaticProps } from "#app/hydration/static-props.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { areaPath, homesPath, listingPath } from "#app/pages/listing/listing-links.ts";
import type { AreaStaticProps } from "./area-props.ts";

/** Cities, kinds, results and pages. */
export function Area() {
  // Of the page's load.
  const { content, labels, state, home } = useStaticProps() as AreaStaticProps;
  const { locale } = useAddress();
  const resolveImage = usePhotoResolver();
  const formats = useMemo(() => formatsFor(locale, state), [locale, state]);
  return (
    <AreaView
      content={content}
      labels={labels}
      formats={formats}
      resolveImage={resolveImage}
      links={{
        area: (slug, kind, page) => {
          const query = new URLSearchParams({
            ...(kind !== "house" && { kind }),
            ...(page > 1 && { page: String(page) }),
          });
          return `${localePath(areaPath(home, slug), locale)}${query.size > 0 ? "?" : ""}${query}`;
        },
        listing: ({ key, slug }) => localePath(listingPath({ home, key, slug }), locale),
        homes: localePath(homesPath(home), locale),
      }}
    />
  );
}
