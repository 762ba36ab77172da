import { describe, expect, it } from "vitest";
import { readRemarks } from "./remarks.ts";

describe("readRemarks", () => {
  it.each([
    [null, null, []],
    ["  ", null, []],
    ["A quiet street.", "A quiet street.", []],
    ["First sentence. Second sentence.", "First sentence.", ["Second sentence."]],
    ["First one.\n\nSecond one.\nThird.", "First one.", ["Second one.", "Third."]],
    ["Built by J. K. Lee in 1931. Two stories.", "Built by J. K. Lee in 1931.", ["Two stories."]],
    ["<p>New roof &amp; windows.</p><p>Solar.</p>", "New roof & windows.", ["Solar."]],
    ["Sold <b>as is</b>.<br>Call first.", "Sold as is.", ["Call first."]],
  ])("reads %j", (text, lead, paragraphs) => {
    expect(readRemarks(text)).toEqual({ lead, paragraphs });
  });

  it("has no lead for a long sentence or a text in capitals", () => {
    const long = `${"word ".repeat(40)}end.`;
    expect(readRemarks(long)).toEqual({ lead: null, paragraphs: [long] });
    const shouted = "STUNNING HOME WITH A LARGE POOL! CALL NOW.";
    expect(readRemarks(shouted)).toEqual({ lead: null, paragraphs: [shouted] });
  });

  it("keeps every word of 5,000 characters", () => {
    const text = "🏡 POOL & SPA! ".repeat(330);
    const { lead, paragraphs } = readRemarks(text);
    expect([lead, ...paragraphs].filter(Boolean).join(" ")).toBe(text.trim());
  });
});
