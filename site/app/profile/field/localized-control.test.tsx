// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { controlLabelsFor } from "@realtor/ui/labels";
import { ToastRegion } from "@realtor/ui/toast";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Locale } from "@realtor/api/locales";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { PhotoUploads } from "../photos/photo-uploads.tsx";
import { LanguageTabs } from "./language/language-tabs.tsx";
import { SectionForm } from "#app/profile/screens/editor/sections/section-form.tsx";

afterEach(cleanup);

function open(stored: Partial<RealtorProfile>, locale: Locale = "en") {
  const section = (
    <>
      <LanguageTabs />
      <SectionForm section="about" />
    </>
  );
  return renderSection(section, { stored, locale });
}

const tab = (name: RegExp | string) => screen.getByRole("radio", { name });
const english: Partial<RealtorProfile> = {
  aboutMeEn: "Line by line.",
  presentation: { siteLanguages: ["en", "ko"] },
};

it("the control of languages shows one language, that of the interface first", async () => {
  const { user } = open({ userName: "", aboutMeEn: "Line by line.", aboutMeKr: "한 줄씩." });
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent?.trim())).toEqual([
    "English",
    "한국어",
  ]);
  expect(screen.getByLabelText("Your story")).toHaveValue("Line by line.");
  await user.click(tab("한국어"));
  expect(screen.getByLabelText("Your story")).toHaveValue("한 줄씩.");
  expect(screen.queryByDisplayValue("Line by line.")).toBeNull();
});

it.each([
  [
    "en",
    "한국어 1 missing",
    "Korean visitors see your English text until you write this.",
    "Start with the English text",
  ],
  [
    "ko",
    "한국어 1개 비어 있음",
    "한국어 글이 없어서 한국어로 보는 방문자에게는 영어 글이 보입니다.",
    "영어 글을 가져와서 시작",
  ],
  [
    "ja-JP",
    "한국어 未入力1件",
    "韓国語の文章がないため、韓国語でご覧の方には英語の文章が表示されます。",
    "英語の文章から始める",
  ],
] as const)(
  "says in %s what visitors read instead, and copies it on request",
  async (locale, name, note, start) => {
    const { store, user } = open({ ...english, userName: "" }, locale);
    await user.click(tab(name));
    expect(screen.getByText(note)).toBeVisible();
    await user.click(screen.getByRole("button", { name: start }));
    expect(store.getDraft()["aboutMeKr"]).toBe("Line by line.");
    // In the next frame.
    await waitFor(() => expect(screen.getByDisplayValue("Line by line.")).toHaveFocus());
    expect(screen.queryByText(note)).toBeNull();
    expect(tab("한국어")).toBeChecked();
    act(store.undo);
    expect(await screen.findByText(note)).toBeVisible();
  },
);

it("keeps the notice while the agent types, and removes it afterwards", async () => {
  const { user } = open({ ...english, userName: "" });
  await user.click(tab(/^한국어/));
  await user.type(screen.getByLabelText("Your story"), "글");
  expect(screen.getByText("No Korean text yet")).toBeVisible();
  await user.tab({ shift: true });
  await user.click(tab("English"));
  await user.click(tab("한국어"));
  expect(screen.queryByText("No Korean text yet")).toBeNull();
});

it("the control of languages switches to the next language by Alt+L", async () => {
  const { user } = open({ ...english, userName: "" });
  await user.keyboard("{Alt>}[KeyL]{/Alt}");
  expect(tab(/^한국어/)).toBeChecked();
  await user.keyboard("{Alt>}[KeyL]{/Alt}");
  expect(tab("English")).toBeChecked();
  await user.type(screen.getByLabelText("Your story"), "l");
  expect(tab("English")).toBeChecked();
});

it("the control of languages adds a language after one confirmation", async () => {
  const { store, user } = open({ aboutMeEn: "Line by line.", userName: "" });
  await user.click(screen.getByRole("button", { name: "日本語 Add" }));
  expect(store.getDraft()["presentation"]).toBeUndefined();
  await user.click(await screen.findByRole("button", { name: "Add Japanese" }));
  expect(store.getDraft()["presentation"]).toEqual({ siteLanguages: ["en", "ja"] });
  expect(await screen.findByRole("radio", { name: "日本語 1 missing" })).toBeChecked();
});

it("does not remove the last language of the homepage, and keeps the texts of others", async () => {
  const { store, user } = renderSection(<SectionForm section="languages" />, {
    stored: { aboutMeKr: "글", aboutMeEn: "Text" },
  });
  await user.click(screen.getByRole("checkbox", { name: /한국어/ }));
  expect(store.getDraft()).toMatchObject({
    aboutMeKr: "글",
    presentation: { siteLanguages: ["en"] },
  });
  await user.click(screen.getByRole("checkbox", { name: "English" }));
  expect(screen.getByText("Choose at least one language.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "English" })).toBeChecked();
});

it.each([
  ["name", "영문 이름", "Nora Vale"],
  ["license", "소속 회사의 영문 이름", ""],
] as const)("asks in every language for the English text of %s", (section, label, value) => {
  renderSection(
    <ToastRegion labels={controlLabelsFor("ko").toast}>
      <PhotoUploads>
        <SectionForm section={section} />
      </PhotoUploads>
    </ToastRegion>,
    { stored: { presentation: { siteLanguages: ["ko"] } }, locale: "ko" },
  );
  expect(screen.getByLabelText(label)).toHaveValue(value);
});
