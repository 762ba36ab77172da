import { shownTextIds } from "@realtor/profile/fields";
import { readProfile } from "@realtor/profile/read";
import { expect, it } from "vitest";
import { composeTexts } from "./texts.ts";

const page = { locale: "en", template: "portrait" } as const;

it("has a section for each text", () => {
  const { texts } = composeTexts(readProfile({ aboutMeKr: "글" }, "en"), page);
  expect(texts).toEqual([{ id: "about", title: "About", text: { text: "글", lang: "ko" } }]);
});

it("leaves out a section without a text", () => {
  const profile = readProfile({ aboutMeEn: " " }, "en");
  const none = Object.fromEntries(shownTextIds.map((id) => [id, null]));
  expect(composeTexts(profile, page)).toEqual({ ...none, tagline: null, texts: [] });
});

it("has the heading of a firm in the template of a brokerage", () => {
  const profile = readProfile({ aboutMeEn: "We" }, "en");
  const title = (template: string) => composeTexts(profile, { ...page, template }).texts[0]?.title;
  expect([title("portrait"), title("brokerage")]).toEqual(["About", "About us"]);
});
