import { findValue, valueIds, values } from "@realtor/profile/values";
import { expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { validateDraft } from "./validate-draft.ts";

const today = "2026-11-22";
const right: Draft = { desiredUrl: "nora", future: { any: "thing" } };

it.each<[Draft, string[]]>([
  [{}, []],
  [{ desiredUrl: "" }, ["slug required"]],
  [{ desiredUrl: "nora vale" }, ["slug slug.format"]],
  [{ desiredUrl: "admin" }, ["slug slug.reserved"]],
  [{ careerStart: "2026-11-23" }, ["career date.future"]],
  [{ careerStart: "2026-02-30" }, ["career date.format"]],
  [{ careerStart: today }, []],
  [{ salesCount: "many" }, ["salesCount type"]],
  [{ designMainColor: "green" }, ["color color.format"]],
  [{ hompageUrl: "nowhere", email: "x" }, ["email email.format", "website webAddress.format"]],
  [{ etcInfo: [{ contentType: "zillow_link", content: "nowhere" }] }, ["zillow webAddress.format"]],
  [{ presentation: { taglineKr: "가".repeat(201) } }, ["taglineKr text.tooLong"]],
  [{ seoMeta: { ja: { title: "a".repeat(201) } } }, ["seoTitleJa text.tooLong"]],
  [{ activityRegion: [{ state: "CA", city: "" }] }, ["regions required"]],
  [
    { additionalSections: [{ id: "a", type: "links", items: [{ url: "nowhere" }] }] },
    ["extra webAddress.format"],
  ],
])("%j: %j", (change, errors) => {
  const found = validateDraft({ ...right, ...change }, today);
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
});

it("finds each field by its JSON pointer", () => {
  const draft: Draft = {
    etcInfo: [
      "zillow_link",
      "korea_name",
      "home_list_realtor",
      "company_address",
      "company_phone",
      "company_fax",
      "company_license",
    ].map((contentType) => ({ contentType, content: "x" })),
  };
  for (const field of valueIds) expect(findValue(values[field].pointer(draft), draft)).toBe(field);
  expect(findValue("/photos/3/url", draft)).toBe("photos");
  expect(findValue("/future", draft)).toBeUndefined();
});
