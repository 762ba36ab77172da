import { expect, it } from "vitest";
import { agentHome, homepageLinks, ownDomainOrigin } from "./page-links.ts";
import { readProfileFacts } from "./profile-facts.ts";
import { profileWith } from "#test/fixtures/profile.ts";

const product = "https://realtor.example";
const both = { hompageUrl: undefined };

it.each([
  [both, "ko", `${product}/grace-kim`],
  [both, "en", `${product}/en/grace-kim`],
  [{ hompageUrl: "https://grace.example" }, "ko", "https://grace.example/"],
  [{ hompageUrl: "GRACE.example/" }, "en", "https://grace.example/en"],
  [{ hompageUrl: "http://grace.example" }, "ja-JP", "http://grace.example/ja-JP"],
  [
    { hompageUrl: "https://www.realtor.example/grace-kim" },
    "en",
    "https://www.realtor.example/en/grace-kim",
  ],
  [{ hompageUrl: "https://x.example/en/grace-kim/" }, "ko", "https://x.example/grace-kim"],
  [
    { hompageUrl: "https://zillow.example/profile/grace" },
    "en",
    "https://zillow.example/profile/grace",
  ],
  [{ hompageUrl: "javascript:alert(1)" }, "ko", `${product}/grace-kim`],
  [{ hompageUrl: "mailto:a@b.example" }, "ko", `${product}/grace-kim`],
] as const)("%j in %s is at %s", (changes, locale, canonical) => {
  expect(
    homepageLinks(readProfileFacts(profileWith(changes)), { origin: product, locale }).canonical,
  ).toBe(canonical);
});

it("lists the languages the agent wrote in, with the first as x-default", () => {
  const profile = profileWith({ hompageUrl: "https://grace.example" });
  expect(
    homepageLinks(readProfileFacts(profile), { origin: product, locale: "en" }).alternates,
  ).toEqual([
    { hrefLang: "ko", href: "https://grace.example/" },
    { hrefLang: "en", href: "https://grace.example/en" },
    { hrefLang: "x-default", href: "https://grace.example/" },
  ]);
});

it.each([
  ["a page in a language the agent did not write in", profileWith(), "ja-JP"],
  ["a sample", profileWith({ isSample: true }), "ko"],
  ["a page elsewhere", profileWith({ hompageUrl: "https://z.example/grace" }), "ko"],
] as const)("%s has no alternates", (_, profile, locale) => {
  expect(homepageLinks(readProfileFacts(profile), { origin: product, locale }).alternates).toEqual(
    [],
  );
});

it.each([
  ["https://Grace.example/", "https://grace.example"],
  ["grace.example", "https://grace.example"],
  ["http://grace.example:8443", "http://grace.example:8443"],
  ["https://realtor.example/grace-kim", null],
  ["javascript:alert(1)", null],
  ["", null],
  [undefined, null],
])("the own origin of %j is %j", (typed, origin) => {
  expect(ownDomainOrigin(typed)).toBe(origin);
});

it.each([
  [undefined, { origin: "https://realtor.example", home: "/grace-kim" }],
  ["https://grace.example/", { origin: "https://grace.example", home: "/" }],
  ["https://pages.example/grace", { origin: "https://realtor.example", home: "/grace-kim" }],
])("the pages of an agent with the address %s are below %j", (hompageUrl, expected) => {
  expect(agentHome({ desiredUrl: "grace-kim", hompageUrl }, "https://realtor.example")).toEqual(
    expected,
  );
});
