import type { CachedPage } from "../render/html-cache.ts";
import type { RenderOutcome } from "./metrics.ts";
import type { Telemetry } from "./start-telemetry.ts";

export type InstrumentRender = (
  page: string,
  render: () => Promise<CachedPage>,
) => Promise<CachedPage>;

/** Records a span and the duration of each rendering. */
export function instrumentRender({
  metrics,
  tracing,
}: Pick<Telemetry, "metrics" | "tracing">): InstrumentRender {
  return async (page, render) => {
    const start = performance.now();
    let outcome: RenderOutcome = "failed";
    try {
      const rendered = await (tracing
        ? tracing.withSpan(`render ${page}`, { "app.page": page }, render)
        : render());
      outcome = toOutcome(rendered.status);
      return rendered;
    } finally {
      metrics?.recordRender(page, outcome, (performance.now() - start) / 1000);
    }
  };
}

function toOutcome(status: number): RenderOutcome {
  if (status >= 400) return "not-found";
  return status >= 300 ? "redirect" : "ok";
}
