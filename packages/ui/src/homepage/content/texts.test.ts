import { expect, it } from "vitest";
import { readTexts } from "./texts.ts";

const english = { lang: "en", locale: "en", template: "portrait" } as const;

it("reads the text about the agent from the keys of all languages", () => {
  const profile = { aboutMeKr: "글", presentation: { aboutMeJa: "文章" } };
  const read = (lang: "ko" | "en" | "ja") => readTexts(profile, { ...english, lang }).texts;
  expect(read("ko")).toEqual([{ id: "about", title: "About", text: { text: "글", lang: "ko" } }]);
  expect(read("en")[0]?.text.lang).toBe("ko");
  expect(read("ja")[0]?.text.lang).toBe("ja");
});

it("leaves out a section without a text", () => {
  expect(readTexts({ aboutMeEn: " " }, english)).toMatchObject({ tagline: null, texts: [] });
});

it("has the heading of a firm in the template of a brokerage", () => {
  const title = (template: string) =>
    readTexts({ aboutMeEn: "We" }, { ...english, template }).texts[0]?.title;
  expect([title("portrait"), title("brokerage")]).toEqual(["About", "About us"]);
});
