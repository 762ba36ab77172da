import { describe, expect, it } from "vitest";
import { storedItems } from "../../pages/privacy/cookies.ts";
import { privacy } from "../../pages/privacy/privacy.ts";
import { processors } from "../../pages/privacy/processors.ts";
import { terms } from "../../pages/terms/terms.ts";
import type { LegalBlock, LegalDocument } from "./legal-document.ts";

const langs = ["ko", "en", "ja"] as const;
const documents = Object.entries({ terms, privacy }).flatMap(([name, texts]) =>
  langs.map((lang): [string, LegalDocument, LegalDocument] => [
    `${name} in ${lang}`,
    texts[lang],
    texts.ko,
  ]),
);

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

const textOf = (document: LegalDocument): string =>
  [
    document.lead,
    ...Object.values(document.sections).flatMap(({ title, body }) => [
      title,
      ...body.flatMap(textsOf),
    ]),
  ].join("\n");

describe.each(documents)("%s", (_, document, korean) => {
  it("has the same sections and blocks as the Korean text", () => {
    const shape = ({ sections }: LegalDocument) =>
      Object.entries(sections).map(([id, { body }]) => [id, body.map(kindOf)]);
    expect(shape(document)).toEqual(shape(korean));
  });

  it("has no empty line and closes every placeholder", () => {
    const lines = textOf(document).split("\n");
    expect(lines.filter((line) => line.trim() === "")).toEqual([]);
    for (const line of lines) expect(line.replaceAll(/\[[^[\]]+\]/g, "")).not.toMatch(/[[\]]/);
  });

  it("neither calls the service free nor uses an exclamation mark", () => {
    expect(textOf(document)).not.toMatch(/무료|無料|free of charge|no cost|고객님|!/);
  });
});

describe.each(langs)("the privacy policy in %s", (lang) => {
  const text = textOf(privacy[lang]);

  it("names every processor and every stored item", () => {
    for (const { name } of processors) expect(text).toContain(name[lang]);
    for (const { name, retentionPeriod } of storedItems) {
      expect(text).toContain(name);
      expect(text).toContain(retentionPeriod[lang]);
    }
  });
});

it("the Korean text has the four required items of each form", () => {
  const notices = privacy.ko.sections.forms.body.flatMap((block) =>
    typeof block === "object" && "entries" in block ? [block] : [],
  );
  expect(notices).toHaveLength(2);
  for (const { entries } of notices)
    expect(entries.map(([term]) => term)).toEqual([
      "수집 항목",
      "이용 목적",
      "보유 기간",
      "거부 권리와 불이익",
    ]);
});
