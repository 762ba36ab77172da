import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyAttack, hostileText, parseSafeMarkup } from "../../test/fixtures/hostile-input.ts";
import type { ProfileInput } from "./prepare-homepage.ts";
import { loadTemplate } from "./registry.ts";
import { templateIds } from "./template-ids.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import {
  sampleContent,
  sampleListing,
  sampleListings,
  sampleProfile,
} from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";

/** Replaces every string by a hostile text, except those that select a variant. */
function poison<Value>(value: Value, text: string): Value {
  const shape = new Set(["path", "imageType", "contentType", "type", "state", "template"]);
  const inside = (part: unknown, key: string): unknown => {
    if (typeof part === "string") return shape.has(key) ? part : text;
    if (Array.isArray(part)) return part.map((item) => inside(item, key));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, item]) => [name, inside(item, name)]),
    );
  };
  // The replacement keeps the types.
  return inside(value, "") as Value;
}

const reordering = /[\u202A-\u202E\u2066-\u2069]/;

describe.each(templateIds)("the %s template", (id) => {
  for (const locale of ["ko", "en", "ja-JP"] as const)
    it(
      `is harmless with a hostile profile in ${locale}`,
      extendedExcept("ko", locale),
      async () => {
        const Template = await loadTemplate(id);
        fc.assert(
          fc.property(hostileText, (text) => {
            const profile: Partial<ProfileInput> = poison(sampleProfile, text);
            const home = poison(sampleListing(), text);
            const listings = sampleListings({});
            const content = sampleContent(locale, profile, {
              ...listings,
              byType: { ...listings.byType, sale: [home] },
            });
            // Photo URLs are resolved by the site; the sample props have a simple resolver.
            const page = parseSafeMarkup(
              renderToString(
                <Template
                  {...sampleProps(content)}
                  resolveImage={() => ({ src: "/p", srcSet: "" })}
                />,
              ),
              { onlyWeb: true },
            );
            expect(page.textContent).not.toMatch(reordering);
            expect(page.querySelectorAll("h1")).toHaveLength(1);
            expect(page.querySelectorAll("iframe")).toHaveLength(0);
          }),
          everyAttack,
        );
      },
    );
});
