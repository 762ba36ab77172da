/** The elements that `below-fold.css` skips. */
const skipped = "#main > section:not(:first-child), #main ~ footer";

/** Disables the deferral for the whole page, including content added later. */
export function layOutAll(): void {
  document.documentElement.dataset["laidOut"] = "";
}

/** True for a reload or history navigation, where the browser needs the full height to restore scrolling. */
export function isReloadOrBackForward(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}

/** Lays out the content below the first view, one section per idle callback. */
export function layOutBelowFold(whenIdle: (work: () => void) => void): void {
  const pending = [...document.querySelectorAll<HTMLElement>(skipped)];
  const next = () => {
    const section = pending.shift();
    if (!section) return layOutAll();
    section.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
