import type { PageName } from "#app/pages.ts";
import type { CachedPage } from "../render/html-cache.ts";
import type { Observing } from "./observing.ts";

/** What a page came to; `failed` is one that could not be rendered. */
export type RenderOutcome = "ok" | "redirect" | "not-found" | "failed";

/** Runs the rendering of a page. */
export type ObserveRender = (
  page: PageName,
  render: () => Promise<CachedPage>,
) => Promise<CachedPage>;

/** Gives each rendering a span, and its duration to the metrics. */
export function observeRender({
  metrics,
  tracing,
}: Pick<Observing, "metrics" | "tracing">): ObserveRender {
  return async (page, render) => {
    const start = performance.now();
    let outcome: RenderOutcome = "failed";
    try {
      const rendered = await (tracing
        ? tracing.span(`render ${page}`, { "app.page": page }, render)
        : render());
      outcome = outcomeOf(rendered.status);
      return rendered;
    } finally {
      metrics?.pageRendered(page, outcome, (performance.now() - start) / 1000);
    }
  };
}

function outcomeOf(status: number): RenderOutcome {
  if (status >= 400) return "not-found";
  return status >= 300 ? "redirect" : "ok";
}
