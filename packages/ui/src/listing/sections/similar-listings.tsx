import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatTemplate } from "../../format.ts";
import { ListingCard, type ListingCardClasses } from "../../homepage/sections/listing-card.tsx";
import type { ListingContent } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { hasRows } from "./listing-section.tsx";
import * as css from "./listing-end.css.ts";

const rowClasses: ListingCardClasses = {
  root: css.rowCard,
  photo: css.rowPhoto,
  status: css.rowStatus,
  price: css.rowPrice,
  facts: css.rowFacts,
  address: css.rowAddress,
  broker: css.rowBroker,
};

const rowCard = { classes: rowClasses, sizes: "176px", ratio: [3, 2], maxWidth: 480 } as const;
const wideCard = { sizes: "(max-width: 760px) 100vw, 50vw", ratio: [16, 10] } as const;

type SimilarListingsProps = Pick<ListingProps, "resolveImage" | "formats"> & {
  content: Pick<ListingContent, "template" | "similar"> & {
    agent: Pick<ListingContent["agent"], "name">;
  };
  labels: Pick<ListingProps["labels"], "listing" | "homepage">;
  links: Pick<ListingProps["links"], "listing" | "listings">;
};

/** Up to three homes of the agent near the price of this one, and a link to all of them. */
export function SimilarListings({ content, ...page }: SimilarListingsProps) {
  const inRows = hasRows(content);
  const { links, labels } = page;
  return (
    <>
      <ul className={inRows ? undefined : css.cards}>
        {content.similar.map((listing) => (
          <ListingCard
            key={listing.key}
            listing={listing}
            {...(inRows && rowCard)}
            {...(content.template === "panorama" && wideCard)}
            {...page}
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
