import { readProfile } from "@realtor/profile/read";
import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../labels/labels.ts";
import { composeName } from "../content/name.ts";
import { DisplayName } from "./hero-parts.tsx";
import { word } from "./hero-parts.css.ts";

const profiles = (text: string) => ({
  ko: { etcInfo: [{ contentType: "korea_name", content: text }] },
  en: { userName: text },
  ja: { presentation: { nameJa: text } },
});

type Options = { vertical?: boolean; tracking?: number };

/** The heading with the name as the homepage of the language has it. */
function renderName(text: string, lang: Lang, options: Options = {}): HTMLElement {
  const name = composeName(readProfile(profiles(text)[lang], lang));
  const { container } = render(<DisplayName name={name} page={lang} className="" {...options} />);
  return container.querySelector("h1") ?? container;
}

const wordsOf = (heading: HTMLElement) => [
  ...heading.querySelectorAll<HTMLElement>(`.${CSS.escape(word)}`),
];

/** The text with `|` where a line can end without a space; words are never broken. */
function breaksOf(heading: HTMLElement): string {
  for (const element of heading.querySelectorAll("wbr")) element.replaceWith("|");
  return heading.textContent;
}

const breakable = (heading: HTMLElement) =>
  wordsOf(heading).map(({ style }) => style.whiteSpace === "normal");

/** The width in em that the size of the name is fitted to. */
const nameWidth = (heading: HTMLElement) =>
  Number(heading.querySelector("span")?.style.getPropertyValue("--name-width"));

describe("DisplayName", () => {
  it.each<[Lang, string, string]>([
    ["ko", "김서연", "김서연"],
    ["ko", "클레어 휘트모어", "클레어 휘트모어"],
    ["ko", "클레어·휘트모어김", "클레어·|휘트모어김"],
    ["en", "Grace Kim", "Grace Kim"],
    ["en", "  Grace \u00A0 Kim ", "Grace Kim"],
    ["en", "Grace Kim · 김서연", "Grace Kim · 김서연"],
    ["en", "Anne-Marie Featherstone", "Anne-Marie Featherstone"],
    ["ja", "佐藤 遥", "佐藤 遥"],
    ["ja", "グレース・キム", "グレース・キム"],
    ["ja", "グレース・キムラ", "グレース・キムラ"],
    ["ja", "クレア・ウィットモア", "クレア・|ウィットモア"],
    ["ja", "マリア・テレサ・ガルシア", "マリア・|テレサ・|ガルシア"],
  ])("has the line breaks of %s: %s", (lang, text, breaks) => {
    expect(breaksOf(renderName(text, lang))).toBe(breaks);
  });

  it("has no line break and no space in vertical writing", () => {
    const heading = renderName("佐藤 遥", "ja", { vertical: true });
    expect(breaksOf(heading)).toBe("佐藤遥");
    expect(heading).toHaveAttribute("data-words", "1");
  });

  it.each<[Lang, string, number]>([
    ["ko", "가", 27],
    ["en", "e", 42],
    ["ja", "あ", 23],
  ])("breaks a word only above 24 em: %s, %s × %i", (lang, letter, fits) => {
    const whole = renderName(letter.repeat(fits), lang);
    expect([breakable(whole), nameWidth(whole)]).toEqual([[false], 24]);
    const broken = renderName(letter.repeat(fits + 1), lang);
    expect([breakable(broken), nameWidth(broken)]).toEqual([[true], 24]);
  });

  it("sets a word above 14 em with a letter spacing of its own size", () => {
    const spacing = (text: string, options?: Options) =>
      renderName(text, "en", options).querySelector("span")?.style.letterSpacing;
    expect(spacing("e".repeat(25))).toBe("");
    expect(spacing("e".repeat(26))).toBe("-0.04em");
    expect(spacing("e".repeat(26), { tracking: 0.02 })).toBe("0.02em");
  });

  it("keeps every character, and each word of at most 24 em in one piece", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Lang>("ko", "en", "ja"),
        fc.array(fc.stringMatching(/^[A-Za-z'가-힣ァ-ヶ一-龠·・-]{1,30}$/, { size: "max" }), {
          minLength: 1,
          maxLength: 4,
        }),
        (lang, words) => {
          const heading = renderName(words.join(" "), lang);
          expect(heading.textContent).toBe(words.join(" "));
          expect(nameWidth(heading) < 24 && breakable(heading).includes(true)).toBe(false);
        },
      ),
    );
  });
});
