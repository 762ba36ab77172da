import { ArrowLeftIcon, ArrowRightIcon } from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import { priceText } from "../../homepage/content/listing-offer.ts";
import { langAttribute } from "../../homepage/homepage-content.ts";
import { HomepageFooter } from "../../homepage/sections/homepage-footer.tsx";
import { wrap } from "../../styles/layout.css.ts";
import type { Neighbor } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { addressName } from "./address-name.css.ts";
import { Attribution } from "./attribution.tsx";
import { ListingSection } from "./listing-section.tsx";
import * as css from "./neighbor-links.css.ts";
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

type NeighborLinksProps = Pick<ListingProps, "content" | "labels" | "formats" | "links">;

/** Links to the homes before and after this one on the page of all homes; nothing for an only home. */
function NeighborLinks(props: NeighborLinksProps) {
  const { neighbors } = props.content;
  const { label } = props.labels.listing.neighbors;
  if (!neighbors.previous && !neighbors.next) return null;
  return (
    <div className={wrap}>
      <nav className={css.root} aria-label={label}>
        {neighbors.previous && <NeighborLink {...props} to="previous" home={neighbors.previous} />}
        {neighbors.next && <NeighborLink {...props} to="next" home={neighbors.next} />}
      </nav>
    </div>
  );
}

interface NeighborLinkProps extends NeighborLinksProps {
  to: "previous" | "next";
  home: Neighbor;
}

function NeighborLink({ to, home, content, labels, formats, links }: NeighborLinkProps) {
  const Icon = to === "previous" ? ArrowLeftIcon : ArrowRightIcon;
  return (
    <Link
      className={css.link}
      href={links.listing(home)}
      rel={to === "previous" ? "prev" : "next"}
      data-to={to}
    >
      <span className={css.icon}>
        <Icon size={24} />
      </span>
      <span>
        <span className={css.label}>{labels.listing.neighbors[to]}</span>{" "}
        <span className={addressName} {...langAttribute(home.name, content.lang)}>
          {home.name.text}
        </span>{" "}
        <span className={css.price}>
          {priceText(home, labels.homepage.listings, formats.money)}
        </span>
      </span>
    </Link>
  );
}
