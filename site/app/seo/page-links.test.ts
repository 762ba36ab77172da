import type { RealtorProfile } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { readAgent } from "#app/data/read-agent.ts";
import { homepageLinks, ownDomainOrigin } from "./page-links.ts";
import { readProfileFacts } from "./profile-facts.ts";
import { profileWith } from "#test/fixtures/profile.ts";

const factsOf = (profile: RealtorProfile) => readProfileFacts(profile, readAgent(profile, "en"));

const product = "https://realtor.example";
const own = "https://grace.example";

it.each([
  // An address that the agent typed is not proved: search engines would drop the page that works.
  [{ hompageUrl: undefined }, product, "ko", `${product}/grace-kim`],
  [{ hompageUrl: own }, product, "ko", `${product}/grace-kim`],
  [{ hompageUrl: "https://zillow.example/grace" }, product, "en", `${product}/en/grace-kim`],
  [{ hompageUrl: own }, own, "ko", `${own}/`],
  [{ hompageUrl: own }, own, "ja-JP", `${own}/ja-JP`],
] as const)("%j on %s in %s is at %s", (changes, origin, locale, canonical) => {
  const ownDomain = origin === own;
  const facts = factsOf(profileWith(changes));
  expect(homepageLinks(facts, { origin, locale, ownDomain }).canonical).toBe(canonical);
});

it("lists the languages the agent wrote in, with the first as x-default", () => {
  const address = { origin: own, locale: "en", ownDomain: true } as const;
  expect(homepageLinks(factsOf(profileWith()), address).alternates).toEqual([
    { hrefLang: "ko", href: "https://grace.example/" },
    { hrefLang: "en", href: "https://grace.example/en" },
    { hrefLang: "x-default", href: "https://grace.example/" },
  ]);
});

it.each([
  ["a page in a language the agent did not write in", profileWith(), "ja-JP"],
  ["a sample", profileWith({ isSample: true }), "ko"],
] as const)("%s has no alternates", (_, profile, locale) => {
  const address = { origin: product, locale, ownDomain: false };
  expect(homepageLinks(factsOf(profile), address).alternates).toEqual([]);
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
