import type { ListingProps } from "@realtor/ui/listing";
import {
  ListingDetails,
  ListingEnd,
  ListingFooter,
  ListingHead,
  ListingStory,
} from "@realtor/ui/listing-sections";
import { type ComponentType, useMemo } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { useStaticProps } from "#app/hydration/static-props.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import { localePath, privacyChoicesPath, privacyPath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { buyingPath } from "#app/layout/agent-frame/agent-path.ts";
import { calendarPath, homesPath, listingPath, sheetPath } from "./listing-links.ts";
import type { ListingStaticProps } from "./listing-props.ts";

function useListingProps(): ListingProps {
  // The page's load created them for these islands.
  const { content, labels, state, home, builder, mapTiles, isOther } =
    useStaticProps() as ListingStaticProps;
  const { locale } = useAddress();
  const resolveImage = usePhotoResolver();
  const formats = useMemo(() => listingFormats(locale, state), [locale, state]);
  return {
    content,
    labels,
    formats,
    resolveImage,
    mapTiles,
    links: {
      listing: ({ key, slug }) => localePath(listingPath({ home, key, slug }), locale),
      listings: localePath(homesPath(home), locale),
      ...(!isOther && {
        sheet: localePath(sheetPath({ home, key: content.home.key }), locale),
        calendar: (id: string) =>
          localePath(calendarPath({ home, key: content.home.key }, id), locale),
      }),
      buying: localePath(buyingPath(home), locale),
      privacy: privacyPath(locale),
      choices: privacyChoicesPath(locale),
      builder,
    },
  };
}

function withListingProps(Section: ComponentType<ListingProps>) {
  return function Part() {
    return <Section {...useListingProps()} />;
  };
}

export const Head = withListingProps(ListingHead);
export const Story = withListingProps(ListingStory);
export const Details = withListingProps(ListingDetails);
export const End = withListingProps(ListingEnd);
export const Footer = withListingProps(ListingFooter);
