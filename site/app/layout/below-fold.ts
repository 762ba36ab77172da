/** What `below-fold.css` leaves for later, on any page. */
const parts = "#main > section:not(:first-child), #main ~ footer";

/** Nothing is left for later any more, nor what comes to the page from now on. */
export function layOutAll(): void {
  document.documentElement.dataset["laidOut"] = "";
}

/** A page that is come back to, where its height tells the browser how far down it was left. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
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
