/** What `below-fold.css` leaves for later, on any page. */
const parts = "#main > section:not(:first-child), #main ~ footer";

/** Nothing is left for later any more, nor what comes to the page from now on. */
function layOutAll() {
  document.documentElement.dataset["laidOut"] = "";
}

/**
 * Lays out at once what is drawn anew with each letter, in the editor's picture of a page, and a page that
 * is come back to, where its height tells the browser how far down it was left.
 */
export function layOutReturn(): void {
  const [visit] = performance.getEntriesByType("navigation");
  const returns = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
  if (returns || parent !== window) layOutAll();
}

/** Lays out what is below the first view, a part whenever the browser has nothing else to do. */
export function layOutBelowFold(whenIdle: (work: () => void) => void): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = () => {
    const part = waiting.shift();
    if (!part) return layOutAll();
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
