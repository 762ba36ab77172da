import { useEffect } from "react";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";

export type ShareLabels = Pick<ListingLabels["share"], "copied" | "copyFailed">;

/** Operates the button with `data-listing-action`, which is in a part that is not hydrated. */
export function useListingActions({ copied, copyFailed }: ShareLabels): void {
  useEffect(() => {
    const aborter = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-listing-action]");
      if (!(button instanceof HTMLElement)) return;
      void share().then((result) => {
        const status = button.parentElement?.querySelector("output");
        if (status && result) status.textContent = result === "copied" ? copied : copyFailed;
        return undefined;
      });
    };
    // React stops events in parts that are not hydrated before they reach their target.
    document.addEventListener("click", onClick, { capture: true, signal: aborter.signal });
    for (const button of document.querySelectorAll("[data-listing-action][data-hydrating]"))
      button.removeAttribute("data-hydrating");
    return () => aborter.abort();
  }, [copied, copyFailed]);
}

/** Shares the address of the page, or copies it where the browser cannot share; null if it was shared. */
async function share(): Promise<"copied" | "failed" | null> {
  const url = location.origin + location.pathname;
  try {
    if ("share" in navigator) {
      await navigator.share({ title: document.title, url });
      return null;
    }
    await (navigator as Navigator).clipboard.writeText(url); // narrowed to never by the test above
    return "copied";
  } catch (error) {
    // Closing the share dialog is not an error.
    return error instanceof DOMException && error.name === "AbortError" ? null : "failed";
  }
}
