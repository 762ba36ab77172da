import { PrintIcon, ShareIcon } from "../../components/icons/icons.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./actions.css.ts";

/**
 * Buttons to share and print the page, which `useListingActions` of the frame operates: this part is not
 * hydrated. Hidden without JavaScript.
 */
export function Actions({ labels }: Pick<ListingProps, "labels">) {
  const { share, print } = labels.listing.share;
  return (
    <div className={css.actions}>
      <button type="button" className={css.action} data-listing-action="share" data-hydrating="">
        <ShareIcon size={20} />
        {share}
      </button>
      <button type="button" className={css.action} data-listing-action="print" data-hydrating="">
        <PrintIcon size={20} />
        {print}
      </button>
      <output className={css.status} />
    </div>
  );
}
