import { type MouseEvent, useRef, useState } from "react";
import { isUnmodifiedClick } from "../../hooks/is-unmodified-click.ts";
import type { ListingType } from "../../labels/labels.ts";
import type { Listings } from "../content/listings.ts";
import type { LoadedListings, TemplateProps } from "../template-props.ts";

/**
 * The listings of the page, or those of a tab opened since. `open` loads a tab in its place, with its
 * address and the scroll position; if that fails, the browser follows the link.
 */
export function useListingTabs({
  content,
  formats,
  loadListings,
}: Pick<TemplateProps, "content" | "formats" | "loadListings">) {
  const [opened, setOpened] = useState<(LoadedListings & { page: Listings }) | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef<ListingType>(undefined);
  const page = content.listings;

  const open = async (event: MouseEvent<HTMLAnchorElement>, type: ListingType) => {
    if (!loadListings || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    latest.current = type;
    setIsLoading(true);
    try {
      const loaded = await loadListings(type);
      if (latest.current !== type) return;
      setOpened({ ...loaded, page });
      setIsLoading(false);
      history.replaceState(history.state, "", href);
    } catch {
      location.assign(href);
    }
  };

  // The page's own listings change in the preview of the editor.
  const current = opened?.page === page ? opened : { listings: page, formats };
  return { ...current, isOpened: opened !== null, isLoading, open };
}
