import { describe, expect, it } from "vitest";
import { labelsFor, type Locale } from "../labels/labels.ts";
import { legalLabelsFor } from "../labels/legal/legal-labels.ts";
import type {
  HomepageFacts,
  LegalFacts,
  LegalLines,
  LegalState,
  ProviderFacts,
} from "./legal-facts.ts";
import { legalLines, unknownProvider } from "./legal-lines.ts";
import { sampleFacts, sampleProvider } from "../../test/fixtures/sample-facts.ts";

const locales: Locale[] = ["ko", "en", "ja-JP"];
const places: Record<string, LegalState[]> = {
  ca: ["CA"],
  ga: ["GA"],
  both: ["CA", "GA"],
  none: [],
};

/** Every combination that has a golden file, by file name. */
const combinations = locales.flatMap((locale): [string, LegalFacts][] => {
  const homepages = Object.entries(places).flatMap(([place, states]) => [
    [`agent-${place}`, sampleFacts(locale, states)] as const,
    [`agent-${place}-no-listings`, sampleFacts(locale, states, { listings: null })] as const,
    [
      `brokerage-${place}`,
      sampleFacts(locale, states, {
        role: "brokerage",
        name: { text: "Example Realty, Inc.", lang: "en" },
        licensedName: "Example Realty, Inc.",
      }),
    ] as const,
  ]);
  const facts = sampleFacts(locale, ["CA"]);
  const labels = labelsFor(locale).footer;
  return [
    ...homepages,
    [
      "agent-ca-complete",
      {
        ...facts,
        realtor: true,
        provider: sampleProvider,
      },
    ] as const,
    ["lender-unconfigured", { role: "lender", provider: unknownProvider, labels }] as const,
    ["lender", { role: "lender", provider: sampleProvider, labels }] as const,
  ].map(([name, of]) => [`${name}.${locale}`, of]);
});

/** Serializes legal lines to one text line each. */
function write({ identity, statements, listings, marks }: LegalLines): string {
  const group = (title: string, lines: LegalLines["identity"]) => [
    `# ${title}`,
    ...lines.map(({ id, text, lang, strong, time }) =>
      [id, lang && `(${lang})`, strong && "(strong)", time && `(${time})`]
        .filter(Boolean)
        .join(" ")
        .concat(": ", text),
    ),
  ];
  return [
    ...group("identity", identity),
    ...group("statements", statements),
    ...group("listings", listings),
    "# marks",
    ...marks.map(({ id, text }) => `${id}: ${text}`),
    "",
  ].join("\n");
}

describe("the golden files", () => {
  it.each(combinations)("%s", async (name, facts) => {
    await expect(write(legalLines(facts))).toMatchFileSnapshot(
      `../../test/legal-lines/${name}.txt`,
    );
  });
});

/** Sentences of a text; the points of "Inc." and of addresses end none. */
function countSentences(text: string): number {
  return text.replaceAll(/Inc\.(?! This)|www[.\w/]+/g, "").match(/[^.。]+[.。]/g)?.length ?? 0;
}

it.each(["ko", "ja-JP"] as const)(
  "translates every sentence of the CRMLS notice to %s",
  (locale) => {
    const { crmls } = legalLabelsFor(locale).help;
    // The first sentence says that this is a translation.
    expect(countSentences(crmls) - 1).toBe(countSentences(legalLabelsFor("en").help.crmls));
  },
);

it("names the license for Georgia in the words of its regulator", () => {
  for (const locale of locales) {
    const { lenderFinancingLaw, lenderMortgageLendingAct } = labelsFor(locale).footer;
    for (const text of [lenderFinancingLaw, lenderMortgageLendingAct])
      expect(text).toContain("Georgia Residential Mortgage Licensee");
  }
});

it.each([
  ["California Financing Law", /pursuant to a California Financing Law license/],
  ["California Residential Mortgage Lending Act", /under the California Residential Mortgage/],
])("names a lender with the %s in the words of that law", (lenderLicenseType, wording) => {
  const provider = { ...sampleProvider, lenderLicenseType };
  const { identity } = legalLines({
    role: "lender",
    provider,
    labels: labelsFor("en").footer,
  });
  expect(identity[0]?.text).toMatch(wording);
});

it("names the operator as a lender on an agent's page only where the operator says so, with its licenses", () => {
  const linesOf = (change: Partial<ProviderFacts>) =>
    legalLines(sampleFacts("en", ["GA"], { provider: { ...sampleProvider, ...change } }));
  const named = ({ identity, statements, marks }: LegalLines) =>
    [...identity, ...statements, ...marks].filter(({ text }) => /Mortgage|NMLS|Lender/.test(text));
  expect(named(linesOf({ lenderOnAgentPages: null }))).toEqual([]);
  const financingLaw = named(linesOf({ lenderOnAgentPages: "yes" }));
  expect(financingLaw.map(({ id }) => id)).toEqual(["lender.ca", "lender.ga"]);
  expect(financingLaw[0]?.text).toContain("pursuant to a California Financing Law license");
  const [act] = named(
    linesOf({
      lenderOnAgentPages: "yes",
      lenderLicenseType: "California Residential Mortgage Lending Act",
    }),
  );
  expect(act?.text).toContain("under the California Residential Mortgage Lending Act");
});

it("has the notice and mark of FMLS only for listings of other firms", () => {
  const facts = sampleFacts("en", ["GA"]);
  const idsOf = (ofOthers: boolean) => {
    const lines = legalLines({
      ...facts,
      listings: facts.listings && { ...facts.listings, ofOthers },
    });
    return [...lines.listings, ...lines.marks].map(({ id }) => id);
  };
  expect(idsOf(true)).toEqual(["listings.asOf", "listings.fmls", "equalHousing", "fmls"]);
  expect(idsOf(false)).toEqual(["listings.asOf", "listings.source", "equalHousing"]);
});

it("leaves out the lines of an unknown operator, and shows no token", () => {
  for (const locale of locales) {
    const labels = labelsFor(locale).footer;
    const unknown = legalLines({ role: "lender", provider: unknownProvider, labels });
    expect(unknown.identity).toEqual([]);
    expect(unknown.statements.map(({ id }) => id)).toEqual(["notOffer", "noReferral"]);
    const part = { ...sampleProvider, lenderLicenseGa: null };
    const known = legalLines({ role: "lender", provider: part, labels });
    expect(known.identity.map(({ id }) => id)).toEqual(["broker"]);
    for (const { text } of [...known.identity, ...known.statements])
      expect(text).not.toMatch(/[[\]{}]/);
  }
});

it.each<Partial<HomepageFacts>>([
  { name: null },
  { licenses: [] },
  { brokerage: { name: null, licenses: [], phone: null, fax: null, address: null } },
  { listings: { markets: ["crmls", "fmls"], asOf: null, ofOthers: true, isByHand: false } },
])("has no empty line with %j", (change) => {
  const lines = legalLines(sampleFacts("ko", ["CA", "GA"], change));
  for (const { text } of Object.values(lines).flat()) expect(text.trim()).not.toBe("");
});
