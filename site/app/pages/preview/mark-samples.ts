import type { Samples } from "#app/profile-editor/preview/preview-protocol.ts";
import type { SamplePart } from "./add-samples.ts";
import { sampleMark } from "./preview.css.ts";

type Mark = "text" | "section" | "image" | "photo";

/** Where each part is on the page, and how its sample is shown. */
const places: Readonly<Record<SamplePart, readonly (readonly [selector: string, mark: Mark])[]>> = {
  name: [["#hero h1", "text"]],
  photo: [["#hero img[src*=favicon]", "photo"]],
  cover: [["#hero img[src*=listing-]", "image"]],
  tagline: [["#hero p", "text"]],
  brokerage: [["#hero dl > div:nth-child(1) dd", "text"]],
  license: [["#hero dl > div:nth-child(2) dd", "text"]],
  languages: [["#hero dl > div:nth-child(3) dd", "text"]],
  stats: [["section[aria-labelledby=stats-title]", "section"]],
  about: [["#about", "section"]],
  listings: [["#listings", "image"]],
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
  for (const part of parts)
    for (const [selector, mark] of places[part])
      for (const found of page.querySelectorAll(selector)) {
        // The name in English is a paragraph too.
        if (part === "tagline" && found.textContent !== samples?.tagline) continue;
        // The frame of the photo has the mark: the image in it is hidden.
        const element = mark === "photo" ? found.parentElement : found;
        element?.setAttribute(sampleMark, mark);
        element?.setAttribute("aria-hidden", "true");
        if (mark === "photo" && samples) element?.setAttribute(labelAttribute, samples.photo);
      }
}
