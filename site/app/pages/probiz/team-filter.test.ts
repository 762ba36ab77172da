import { describe, expect, it } from "vitest";
import { profileWith } from "#test/fixtures/profile.ts";
import {
  filterTeam,
  getFilterOptions,
  parseFilter,
  type TeamFilter,
  toQueryString,
} from "./team-filter.ts";
import { type TeamMember, toTeamMember } from "./team-member.ts";

const address = {
  locale: "ko",
  path: "/equityrealty/probiz",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
} as const;
const plain = toTeamMember(profileWith(), address, { today: "2026-11-20" });

function member(
  desiredUrl: string,
  spellings: string[],
  languages: TeamMember["facts"]["languages"],
  cities: string[],
): TeamMember {
  return {
    ...plain,
    desiredUrl,
    facts: { ...plain.facts, languages },
    regions: cities.map((city) => ({
      displayName: { text: city, lang: "en" },
      english: null,
      state: "CA",
      city,
      homes: 0,
    })),
    spellings,
  };
}

const grace = member("grace-kim", ["김서연", "Grace Kim"], ["ko", "en"], ["Irvine", "Tustin"]);
const emi = member("emi_nakamura", ["나카무라 에미", "中村 恵美"], ["ja", "ko"], ["Tustin"]);
const jose = member("jose", ["José Álvarez"], ["en"], ["Brea"]);
const team = [grace, emi, jose];
const options = getFilterOptions(team);
const noFilter: TeamFilter = { q: "", language: null, region: null };

it("offers each language and region once", () => {
  expect(options.languages).toEqual(["ko", "en", "ja"]);
  expect(options.regions.map(({ displayName }) => displayName.text)).toEqual([
    "Brea",
    "Irvine",
    "Tustin",
  ]);
});

it.each([
  [undefined, "https://realtor.example/grace-kim"],
  ["https://grace.example", "https://grace.example/"],
])("links agents from an own domain to theirs, if it is %s, or to the product", (own, href) => {
  const onOwn = { ...address, origin: "https://team.example", ownDomain: true };
  const context = { ownDomain: () => own, productOrigin: "https://realtor.example" };
  const profile = profileWith({ hompageUrl: "https://grace.example" });
  expect(toTeamMember(profile, onOwn, { today: "2026-11-20", ...context }).href).toBe(href);
});

describe("filterTeam", () => {
  it.each<[string, TeamMember[]]>([
    ["", team],
    ["  ", team],
    ["서연", [grace]],
    ["GRACE k", [grace]],
    ["나카무라에미", [emi]],
    ["中村恵", [emi]],
    ["ｊｏｓｅ", [jose]],
    ["alvarez", [jose]],
    ["a", [grace, jose]],
    ["unknown", []],
    [".*", []],
  ])("filters by the name %j", (q, found) => {
    expect(filterTeam(team, { ...noFilter, q })).toEqual(found);
  });

  it("combines language and region", () => {
    expect(filterTeam(team, { ...noFilter, language: "ko" })).toEqual([grace, emi]);
    expect(filterTeam(team, { ...noFilter, region: "Tustin" })).toEqual([grace, emi]);
    expect(filterTeam(team, { ...noFilter, language: "ja", region: "Tustin" })).toEqual([emi]);
    expect(filterTeam(team, { ...noFilter, language: "ja", region: "Brea" })).toEqual([]);
  });

  it("keeps the team's order", () => {
    expect(filterTeam([jose, grace], noFilter)).toEqual([jose, grace]);
  });
});

describe("query string", () => {
  const read = (search: string) => parseFilter(new URLSearchParams(search), options);

  it("round-trips a filter", () => {
    const filter: TeamFilter = { q: "김 & 이", language: "ja", region: "Irvine" };
    expect(read(toQueryString(filter))).toEqual(filter);
    expect(toQueryString(noFilter)).toBe("");
  });

  it.each(["?language=fr&region=Nowhere", "?language=%00&region=", "?other=1"])(
    "ignores unknown values in %s",
    (search) => {
      expect(read(search)).toEqual(noFilter);
    },
  );

  it("truncates the name to the maximum length of the field", () => {
    expect(read(`?q=${"x".repeat(10_000)}`).q).toHaveLength(60);
  });
});
