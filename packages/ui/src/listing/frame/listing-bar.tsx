"use client";

import { Button } from "../../components/button/button.tsx";
import { PhoneIcon } from "../../components/icons/channel-icons.ts";
import { classNames } from "../../format.ts";
import { useNoneInViewport } from "../../hooks/use-none-in-viewport.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import * as css from "./listing-frame.css.ts";

/** What the bar shows of the home, in the page's language. */
export type BarHome = {
  /** Street, or city if the owner withholds the address. */
  name: string;
  price: string;
  /** URL with the scheme `tel`. */
  phone: string | null;
  /** The number of the firm, where it must stand next to the agent's: URL and label. */
  firm?: { href: string; label: string } | undefined;
};

export type ListingBarProps = {
  home: BarHome;
  labels: { listing: { request: Pick<ListingLabels["request"], "title" | "short" | "call"> } };
};

/** Ids of the parts that hide the bar while visible. */
const hidingParts = ["hero", "request", "footer"];

/**
 * Price, address and a link to the request form, fixed while neither the photos nor the form are visible.
 * Renders a `<nav>` element, which is inert until it is hydrated.
 */
export function ListingBar({ home, labels }: ListingBarProps) {
  const isShown = useNoneInViewport(hidingParts);
  const { request } = labels.listing;
  return (
    <nav className={css.bar} aria-label={request.title} inert={!isShown}>
      <div className={classNames(wrap, css.barInner)}>
        <p className={css.barText}>
          <b className={css.barPrice}>{home.price}</b>
          <span className={css.barAddress} lang="en">
            {home.name}
          </span>
        </p>
        {home.phone && !home.firm && (
          <a className={css.barCall} href={home.phone} aria-label={request.call}>
            <PhoneIcon />
          </a>
        )}
        {home.phone && home.firm && (
          <>
            <a className={css.barChannel} href={home.phone}>
              <PhoneIcon size={22} />
              {request.call}
            </a>
            <a className={css.barChannel} href={home.firm.href}>
              <PhoneIcon size={22} />
              {home.firm.label}
            </a>
          </>
        )}
        <Button href="#request" size="medium">
          {request.short}
        </Button>
      </div>
    </nav>
  );
}
