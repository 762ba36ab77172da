import { agreementItems, agreementVersion } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { localKeys, sessionKeys } from "#app/data/browser-storage.ts";
import { operator as sample } from "#test/fixtures/operator.ts";
import { processors } from "#test/fixtures/processors.ts";
import type { LegalBlock } from "./legal-document.ts";
import { type LegalChapter, parseLegalMarkdown, readLegalFile } from "./legal-markdown.ts";

const operator = sample.values;

const documents = (["terms", "privacy", "agreement"] as const).flatMap((name) =>
  locales.flatMap((locale) => {
    const korean = readLegalFile(name, "ko", operator).chapters;
    return readLegalFile(name, locale, operator).chapters.map(
      (chapter, index): [string, LegalChapter, LegalChapter | undefined] => [
        `${name} in ${locale}: ${chapter.title}`,
        chapter,
        korean[index],
      ],
    );
  }),
);

/** Cookies, and what the services store that a visitor agreed to. */
const storedByOthers = ["i18n_redirected", "_dd_s_v2", "AMP_…", "_ga…", "ab.…"];

function textsOf(block: LegalBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("items" in block) return block.items;
  if ("link" in block) return [block.link];
  return [block.title, ...block.entries.flat()];
}

const kindOf = (block: LegalBlock) => {
  if (typeof block === "string") return "paragraph";
  if ("items" in block) return `list of ${block.items.length}`;
  return "link" in block ? block.path : `notice of ${block.entries.length}`;
};

const textOf = ({ title, lead, sections }: LegalChapter): string =>
  [
    title,
    ...(lead ? [lead] : []),
    ...sections.flatMap((section) => [section.title, ...section.body.flatMap(textsOf)]),
  ].join("\n");

describe.each(documents)("%s", (_, document, korean) => {
  it("has the same sections and blocks as the Korean text", () => {
    const shape = (chapter: LegalChapter | undefined) => [
      chapter?.id,
      chapter?.sections.map(({ id, body }) => [id, body.map(kindOf)]),
    ];
    expect(shape(document)).toEqual(shape(korean));
    expect(document.sections.map(({ id }) => id)).not.toContain("");
  });

  it("has no empty line and no placeholder", () => {
    const lines = textOf(document).split("\n");
    expect(lines.filter((line) => line.trim() === "")).toEqual([]);
    for (const line of lines) expect(line).not.toMatch(/[[\]{}]/);
  });
});

describe.each(documents)("%s", (_, document) => {
  it("neither calls the service free nor uses an exclamation mark", () => {
    expect(textOf(document)).not.toMatch(/무료|無料|free of charge|no cost|costs nothing|고객님|!/);
  });
});

it.each(locales)(
  "the policy in %s says what a company does that the operator leaves out",
  (locale) => {
    const { mailCompany: _mail, mapCompany: _map, ...required } = operator;
    const [policy] = readLegalFile("privacy", locale, required).chapters;
    if (!policy) throw new Error("The policy has no chapter.");
    expect(textOf(policy)).toMatch(/Email provider|이메일 발송 업체|メール配信会社/);
  },
);

/** The notices of a section of the privacy policy. */
function notices(locale: Locale, section: string) {
  const [policy] = readLegalFile("privacy", locale, operator).chapters;
  const body = policy?.sections.find(({ id }) => id === section)?.body ?? [];
  return body.flatMap((block) => (typeof block === "object" && "entries" in block ? [block] : []));
}

describe.each(locales)("the privacy policy in %s", (locale) => {
  it("names every processor and every stored item, each with two facts", () => {
    const companies = notices(locale, "processors");
    expect(companies.map(({ title }) => title)).toEqual(processors);
    const stored = notices(locale, "cookies");
    expect(
      stored.flatMap(({ title }) => title.split(", ")).toSorted(),
      `A key of browser-storage.ts needs a notice in site/content/${locale}/privacy.md, and each notice a key.`,
    ).toEqual([...localKeys, ...sessionKeys, ...storedByOthers].toSorted());
    for (const { entries } of [...companies, ...stored]) {
      expect(entries).toHaveLength(2);
      expect(entries.flat()).not.toContain("");
    }
  });
});

it("the Korean text has the four required items of each form", () => {
  const forms = notices("ko", "forms");
  expect(forms).toHaveLength(3);
  for (const { entries } of forms)
    expect(entries.map(([term]) => term)).toEqual([
      "수집 항목",
      "이용 목적",
      "보유 기간",
      "거부 권리와 불이익",
    ]);
});

it.each(locales)(
  "the agreement in %s has the version and the items that are accepted",
  (locale) => {
    const { version, chapters } = readLegalFile("agreement", locale, operator);
    expect(version).toBe(agreementVersion);
    expect(chapters.map(({ id }) => id)).toEqual(agreementItems);
  },
);

it("rejects Markdown that would be lost", () => {
  const parse = (body: string) => parseLegalMarkdown(`---\nversion: 1\n---\n\n${body}`, "x.md");
  expect(parse("# Title\n\nLead.\n\n## Section {#one}\n\nText.").chapters).toEqual([
    {
      id: "",
      title: "Title",
      lead: "Lead.",
      sections: [{ id: "one", title: "Section", body: ["Text."] }],
    },
  ]);
  expect(() => parse("# Title\n\n## Section {#one}\n\n> A quote.")).toThrow(
    /x\.md, line 9: a blockquote/,
  );
});

/** The text of one section in one language. */
function sectionText(name: "terms" | "privacy" | "agreement", locale: Locale, id: string): string {
  const sections = readLegalFile(name, locale, operator).chapters.flatMap((one) => one.sections);
  const section = sections.find((one) => one.id === id);
  return section ? section.body.flatMap(textsOf).join("\n") : "";
}

describe.each(locales)("what the program does, in %s", (locale) => {
  it("the agreement says that inquiries stay when a website is deleted", () => {
    const text = sectionText("agreement", locale, "retention");
    expect(text).toMatch(/not deleted with it|함께 삭제되지 않|一緒には削除されません/);
    expect(text).toMatch(/one year|1년간|1年間/);
  });

  it("no text says that the consent to calls, which the form requires, can be left out", () => {
    for (const text of [
      sectionText("terms", locale, "inquiries"),
      sectionText("privacy", locale, "forms"),
    ]) {
      expect(text).toMatch(/cannot take|신청을 받을 수 없|受け付けられません/);
      expect(text).not.toMatch(/condition of use|이용 조건이 아니|ご利用の条件では/);
    }
  });
});
