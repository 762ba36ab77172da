import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyAttack, hostileText, parseSafeMarkup } from "../../test/fixtures/hostile-input.ts";
import type { ProfileInput } from "./profile-input.ts";
import { loadTemplate } from "./registry.ts";
import { templateIds } from "./template-ids.ts";
import { mapTexts } from "../../test/fixtures/map-texts.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import {
  sampleContent,
  sampleListing,
  sampleListings,
  sampleProfile,
} from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";

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
            const profile: Partial<ProfileInput> = mapTexts(sampleProfile, () => text);
            const home = mapTexts(sampleListing(), () => text);
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
