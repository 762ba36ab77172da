import { Button } from "../../components/button/button.tsx";
import { formatTemplate } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingContent } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { ListingSection } from "./listing-section.tsx";
import { SimilarListings } from "./similar-listings.tsx";
import * as css from "./withdrawn.css.ts";

export type WithdrawnListingProps = Pick<ListingProps, "resolveImage" | "formats"> & {
  content: Pick<ListingContent, "template" | "similar"> & {
    agent: Pick<ListingContent["agent"], "name">;
  };
  labels: Pick<ListingProps["labels"], "listing" | "homepage">;
  links: Pick<ListingProps["links"], "listing" | "listings"> & {
    /** URL of the contact form of the agent. */
    contact: string;
  };
};

/** Notice that a home is no longer on the market, with other homes of the agent. Names neither address nor price. */
export function WithdrawnListing(props: WithdrawnListingProps) {
  const { content, labels, links } = props;
  const { title, text, ask, homes } = labels.listing.withdrawn;
  const name = content.agent.name.displayName.text;
  return (
    <div data-template={content.template}>
      <div className={wrap}>
        <div className={css.root}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{formatTemplate(text, { name })}</p>
          <Button href={links.contact} size="medium">
            {ask}
          </Button>
        </div>
      </div>
      {content.similar.length > 0 && (
        <ListingSection content={content} id="similar" title={homes}>
          <SimilarListings {...props} />
        </ListingSection>
      )}
    </div>
  );
}
