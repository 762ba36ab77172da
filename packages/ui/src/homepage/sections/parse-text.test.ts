import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, parseText } from "./parse-text.ts";

const textOf = (block: Block) =>
  (block.kind === "paragraph" ? block.runs : block.items.flat()).map((run) => run.text).join("");

describe("parseText", () => {
  it("parses paragraphs, line breaks, lists and links", () => {
    expect(parseText("One\ntwo\n\n- a\n- see https://www.example.com/x.\n\nEnd")).toEqual([
      { kind: "paragraph", runs: [{ text: "One" }, { text: "\n" }, { text: "two" }] },
      {
        kind: "list",
        items: [
          [{ text: "a" }],
          [
            { text: "see " },
            { text: "https://www.example.com/x", href: "https://www.example.com/x" },
            { text: "." },
          ],
        ],
      },
      { kind: "paragraph", runs: [{ text: "End" }] },
    ]);
  });

  it("returns only text and safe links for any input", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const blocks = parseText(`${text}\n\n<b>${text}</b> javascript:alert(1)`);
        const runs = blocks.flatMap((block) =>
          block.kind === "paragraph" ? block.runs : block.items.flat(),
        );
        for (const { href = "https:" } of runs) expect(href).toMatch(/^https?:/);
      }),
    );
  });

  it("keeps every word", () => {
    const words = fc.array(fc.stringMatching(/^[a-z가-힣]{1,8}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, (parts) => {
        expect(parseText(parts.join("\n\n")).map(textOf)).toEqual(parts);
      }),
    );
  });
});
