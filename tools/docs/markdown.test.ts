import { expect, it } from "vitest";
import { headingSlugs, relativeLinks } from "./markdown.ts";

it("generates the anchors that GitHub generates", () => {
  const text = "# One `two`\n\n## A [link](b.md)\n\n```sh\n# not a heading\n```\n\n## One two\n";
  expect([...headingSlugs(text)]).toEqual(["one-two", "a-link", "one-two-1"]);
});

it("finds relative links and images outside code", () => {
  const text =
    "[a](b.md#c) ![d](e.webp)\n`[f](g.md)` [h](https://example.com) [i](?path=j)\n[k](#l)";
  expect(relativeLinks(text)).toEqual([
    { line: 1, target: "b.md#c" },
    { line: 1, target: "e.webp" },
    { line: 3, target: "#l" },
  ]);
});
