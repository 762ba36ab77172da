import { ArrowLeftIcon, ArrowRightIcon } from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import { priceText } from "../../homepage/content/listing-offer.ts";
import { langAttribute } from "../../homepage/homepage-content.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { Neighbor } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { addressName } from "./address-name.css.ts";
import * as css from "./neighbor-links.css.ts";

type NeighborLinksProps = Pick<ListingProps, "content" | "labels" | "formats" | "links">;

/** Links to the homes before and after this one on the page of all homes; nothing for an only home. */
export function NeighborLinks(props: NeighborLinksProps) {
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
