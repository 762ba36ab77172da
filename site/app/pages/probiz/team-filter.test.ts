import { describe, expect, it } from "vitest";
import {
  filterQuery,
  filterTeam,
  readFilter,
  teamChoices,
  type TeamFilter,
} from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";

function member(
  desiredUrl: string,
  spellings: string[],
  languages: TeamMember["facts"]["languages"],
  cities: string[],
): TeamMember {
  return {
    desiredUrl,
    href: null,
    name: {
      shown: { text: spellings[0] ?? "", lang: "ko" },
      second: null,
      seal: "",
      long: false,
      vertical: false,
    },
    portrait: null,
    facts: { brokerage: null, license: null, languages },
    regions: cities.map((city) => ({
      shown: { text: city, lang: "en" },
      english: null,
      state: "CA",
    })),
    stats: null,
    spellings,
  };
}

const grace = member("grace-kim", ["김서연", "Grace Kim"], ["ko", "en"], ["Irvine", "Tustin"]);
const emi = member("emi_nakamura", ["나카무라 에미", "中村 恵美"], ["ja", "ko"], ["Tustin"]);
const jose = member("jose", ["José Álvarez"], ["en"], ["Brea"]);
const team = [grace, emi, jose];
const choices = teamChoices(team);
const everybody: TeamFilter = { q: "", language: null, region: null };

it("offers each language and region once", () => {
  expect(choices.languages).toEqual(["ko", "en", "ja"]);
  expect(choices.regions.map(({ shown }) => shown.text)).toEqual(["Brea", "Irvine", "Tustin"]);
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
    ["nobody", []],
    [".*", []],
  ])("finds by the name %j", (q, found) => {
    expect(filterTeam(team, { ...everybody, q })).toEqual(found);
  });

  it("finds by language and by region, and needs all that is asked for", () => {
    expect(filterTeam(team, { ...everybody, language: "ko" })).toEqual([grace, emi]);
    expect(filterTeam(team, { ...everybody, region: "Tustin" })).toEqual([grace, emi]);
    expect(filterTeam(team, { ...everybody, language: "ja", region: "Tustin" })).toEqual([emi]);
    expect(filterTeam(team, { ...everybody, language: "ja", region: "Brea" })).toEqual([]);
  });

  it("keeps the team's own order", () => {
    expect(filterTeam([jose, grace], everybody)).toEqual([jose, grace]);
  });
});

describe("the address", () => {
  const read = (search: string) => readFilter(new URLSearchParams(search), choices);

  it("comes back from a filter as it went in", () => {
    const asked: TeamFilter = { q: "김 & 이", language: "ja", region: "Irvine" };
    expect(read(filterQuery(asked))).toEqual(asked);
    expect(filterQuery(everybody)).toBe("");
  });

  it.each(["?language=fr&region=Nowhere", "?language=%00&region=", "?other=1"])(
    "asks for everybody with %s",
    (search) => {
      expect(read(search)).toEqual(everybody);
    },
  );

  it("takes no longer name than the field does", () => {
    expect(read(`?q=${"x".repeat(10_000)}`).q).toHaveLength(60);
  });
});
