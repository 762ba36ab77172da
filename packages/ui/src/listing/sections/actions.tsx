import { PrintIcon, ShareIcon } from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import { classNames } from "../../format.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./actions.css.ts";

/**
 * A button to share the page, which `useListingActions` of the frame operates, since this part is not
 * hydrated, and a link to the sheet for print.
 */
export function Actions({ labels, links }: Pick<ListingProps, "labels" | "links">) {
  const { share, print } = labels.listing.share;
  return (
    <div className={css.actions}>
      <button
        type="button"
        className={classNames(css.action, css.scripted)}
        data-listing-action="share"
        data-hydrating=""
      >
        <ShareIcon size={20} />
        {share}
      </button>
      <Link className={css.action} href={links.sheet} rel="nofollow">
        <PrintIcon size={20} />
        {print}
      </Link>
      <output className={css.status} />
    </div>
  );
}
