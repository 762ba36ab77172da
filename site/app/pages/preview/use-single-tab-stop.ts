import { useEffect } from "react";

const tabStops =
  ":is(a[href], button, input, select, textarea, summary, iframe, video, [tabindex='0'])";

/** Removes all elements of the page from the tab order, also later ones, except the list of parts. */
export function useSingleTabStop(): void {
  useEffect(() => {
    const removeTabStops = () => {
      for (const element of document.querySelectorAll<HTMLElement>(
        `${tabStops}:not([tabindex='-1'], [data-part-list])`,
      ))
        element.tabIndex = -1;
    };
    removeTabStops();
    const observer = new MutationObserver(removeTabStops);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
