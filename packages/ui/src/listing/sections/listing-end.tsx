import { HomepageFooter } from "../../homepage/sections/homepage-footer.tsx";
import type { ListingProps } from "../listing-props.ts";
import { Attribution } from "./attribution.tsx";
import { ListingSection } from "./listing-section.tsx";
import { NeighborLinks } from "./neighbor-links.tsx";
import { SimilarListings } from "./similar-listings.tsx";

/** Similar homes, the homes before and after this one, and the source of the listing. */
export function ListingEnd(props: ListingProps) {
  const { content, labels } = props;
  return (
    <>
      {content.similar.length > 0 && (
        <ListingSection content={content} id="similar" title={labels.listing.similar.title}>
          <SimilarListings {...props} />
        </ListingSection>
      )}
      <NeighborLinks {...props} />
      <Attribution {...props} />
    </>
  );
}

/** The footer of the agent's pages. */
export function ListingFooter({ content, ...page }: ListingProps) {
  return <HomepageFooter content={content.agent} {...page} />;
}
