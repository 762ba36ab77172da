import { useEffect } from "react";
import { shareLink } from "../../hooks/share-link.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";

export type ShareLabels = Pick<ListingLabels["share"], "copied" | "copyFailed">;

/** Operates the button with `data-listing-action`, which is in a part that is not hydrated. */
export function useListingActions({ copied, copyFailed }: ShareLabels): void {
  useEffect(() => {
    const abortController = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-listing-action]");
      if (!(button instanceof HTMLElement)) return;
      const link = { title: document.title, url: location.origin + location.pathname };
      void shareLink(link).then((result) => {
        const status = button.parentElement?.querySelector("output");
        if (status && result) status.textContent = result === "copied" ? copied : copyFailed;
        return undefined;
      });
    };
    // React stops events in parts that are not hydrated before they reach their target.
    document.addEventListener("click", onClick, { capture: true, signal: abortController.signal });
    for (const button of document.querySelectorAll("[data-listing-action][data-hydrating]"))
      button.removeAttribute("data-hydrating");
    return () => abortController.abort();
  }, [copied, copyFailed]);
}
