import type { Samples } from "#app/profile/preview/preview-protocol.ts";
import type { SamplePart } from "./add-samples.ts";
import { sampleMark } from "./preview.css.ts";

type Mark = "text" | "section" | "image" | "photo";

/** Where each part is on the page, and how its sample is shown. */
const places: Readonly<Record<SamplePart, readonly [selector: string, mark: Mark]>> = {
  name: ["h1[data-field=name]", "text"],
  photo: ["[data-field=photo-id]", "photo"],
  cover: ["[data-field=photo-top] img", "image"],
  tagline: ["[data-field=tagline]", "text"],
  brokerage: ["[data-field=agency] dd", "text"],
  license: ["[data-field=license] dd", "text"],
  languages: ["[data-field=languages] dd", "text"],
  stats: ["section[aria-labelledby=stats-title]", "section"],
  about: ["#about", "section"],
  listings: ["#listings", "image"],
};

const labelAttribute = "data-sample-label";

/**
 * Marks the samples in the page, after each rendering: gray, and hidden from assistive technology. The
 * marks of the rendering before are removed.
 */
export function markSamples(
  page: Document,
  parts: readonly SamplePart[],
  samples: Samples | undefined,
): void {
  for (const element of page.querySelectorAll(`[${sampleMark}]`)) {
    element.removeAttribute(sampleMark);
    element.removeAttribute("aria-hidden");
    element.removeAttribute(labelAttribute);
  }
  for (const part of parts) {
    const [selector, mark] = places[part];
    for (const element of page.querySelectorAll(selector)) {
      element.setAttribute(sampleMark, mark);
      element.setAttribute("aria-hidden", "true");
      if (mark === "photo" && samples) element.setAttribute(labelAttribute, samples.photo);
    }
  }
}
