import { Button } from "../../components/button/button.tsx";
import { PhoneIcon } from "../../components/icons/icons.ts";
import { classNames } from "../../format.ts";
import { useNoneInViewport } from "../../hooks/use-none-in-viewport.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingFrameProps } from "./listing-frame.tsx";
import * as css from "./listing-frame.css.ts";

/** Ids of the parts that hide the bar while visible. */
const hidingParts = ["hero", "request", "footer"];

/** Price, address and a link to the request form, fixed while neither the photos nor the form are visible. */
export function ListingBar({ home, labels }: Pick<ListingFrameProps, "home" | "labels">) {
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
        {home.phone && (
          <a className={css.barCall} href={home.phone} aria-label={request.call}>
            <PhoneIcon />
          </a>
        )}
        <Button href="#request" size="medium">
          {request.short}
        </Button>
      </div>
    </nav>
  );
}
