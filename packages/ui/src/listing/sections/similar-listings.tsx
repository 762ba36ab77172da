import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatTemplate } from "../../format.ts";
import { ListingCard } from "../../homepage/sections/listing-card.tsx";
import type { ListingContent } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { cardLayout } from "./card-layout.ts";
import { hasRows } from "./listing-section.tsx";
import * as css from "./listing-end.css.ts";

type SimilarListingsProps = Pick<ListingProps, "resolveImage" | "formats"> & {
  content: Pick<ListingContent, "template" | "similar"> & {
    agent: Pick<ListingContent["agent"], "name">;
  };
  labels: Pick<ListingProps["labels"], "listing" | "homepage">;
  links: Pick<ListingProps["links"], "listing" | "listings">;
};

/** Up to three homes of the agent near the price of this one, and a link to all of them. */
export function SimilarListings(props: SimilarListingsProps) {
  const { content, links, labels, formats, resolveImage } = props;
  const inRows = hasRows(content);
  return (
    <>
      <ul className={inRows ? undefined : css.cards}>
        {content.similar.map((listing) => (
          <ListingCard
            key={listing.key}
            listing={listing}
            {...cardLayout(content)}
            // What else a page has would be attributes of the card.
            {...{ links, labels, formats, resolveImage }}
          />
        ))}
      </ul>
      <p className={css.all}>
        <TextLink href={links.listings}>
          {formatTemplate(labels.listing.similar.all, {
            name: content.agent.name.displayName.text,
          })}
        </TextLink>
      </p>
    </>
  );
}
