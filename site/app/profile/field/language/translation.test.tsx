// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { ApiError, type Http } from "@realtor/api/http";
import type { Locale } from "@realtor/api/locales";
import { act, cleanup, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { SectionForm } from "#app/profile/screens/editor/sections/section-form.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Service {
  available?: boolean;
  translate?: (body: unknown) => Promise<unknown>;
}

function open({ available = true, translate }: Service, locale: Locale = "en") {
  const calls = vi.fn<NonNullable<Service["translate"]>>(
    translate ?? (async () => ({ texts: ["한 줄씩."] })),
  );
  const respond = async (path: string, call: { body?: unknown } = {}) => {
    if (path !== "/v1/translations") throw new Error(`The form called ${path}.`);
    return { data: call.body === undefined ? { available } : await calls(call.body) };
  };
  const rendered = renderSection(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LanguageTabs />
      <SectionForm section="about" />
    </SWRConfig>,
    {
      stored: {
        userName: "",
        aboutMeEn: "Line by line.",
        presentation: { siteLanguages: ["en", "ko"] },
      },
      locale,
      // The paths above are the only calls.
      http: respond as unknown as Http,
    },
  );
  return { ...rendered, calls };
}

const korean = () => screen.getByRole("radio", { name: /^한국어/ });
const draftButton = () => screen.findByRole("button", { name: "Draft a translation" });

it("offers no translation without a provider", async () => {
  const { user } = open({ available: false });
  await user.click(korean());
  expect(screen.getByText("No Korean text yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Draft a translation" })).toBeNull();
});

it.each([
  [
    "en",
    ["Draft a translation", "Use this text"],
    "Draft. Read it first.",
    "Korean visitors keep seeing English until you use this text.",
  ],
  [
    "ko",
    ["번역 초안 만들기", "이 글 쓰기"],
    "번역 초안입니다. 먼저 읽어 주세요.",
    "이 글을 쓰시기 전까지 한국어로 보는 방문자에게는 영어 글이 보입니다.",
  ],
  [
    "ja-JP",
    ["翻訳の下書きを作る", "この文章を使う"],
    "翻訳の下書きです。まずお読みください。",
    "この文章を使うまで、韓国語でご覧の方には英語の文章が表示されます。",
  ],
] as const)(
  "drafts a translation that is no text before it is used: %s",
  async (locale, buttons, title, note) => {
    const { store, user, calls } = open({}, locale);
    const [create, use] = buttons;
    await user.click(korean());
    await user.click(await screen.findByRole("button", { name: create }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    expect(calls).toHaveBeenCalledExactlyOnceWith({
      source: "en",
      target: "ko",
      texts: ["Line by line."],
    });
    const field = screen.getByDisplayValue("한 줄씩.");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("한 줄씩.");
    await user.type(field, " 함께.");
    expect(store.getDraft()["aboutMeKr"]).toBeUndefined();
    expect(korean()).toHaveAccessibleName(/1/);
    await user.click(screen.getByRole("button", { name: use }));
    expect(store.getDraft()["aboutMeKr"]).toBe("한 줄씩. 함께.");
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByDisplayValue("한 줄씩. 함께.")).toBeVisible();
    expect(localStorage).toHaveLength(0);
  },
);

it("has the draft after a reload, until it is discarded", async () => {
  const first = open({});
  await first.user.click(korean());
  await first.user.click(await draftButton());
  await screen.findByText("Draft. Read it first.");
  cleanup();
  const { user } = open({});
  await user.click(korean());
  expect(screen.getByDisplayValue("한 줄씩.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(screen.getByLabelText("Your story")).toHaveValue("");
  expect(screen.getByText("No Korean text yet")).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it("discards a translation that arrives after the agent wrote the text", async () => {
  let respond: (response: unknown) => void = () => undefined;
  const { store, user } = open({ translate: () => new Promise((resolve) => (respond = resolve)) });
  await user.click(korean());
  await user.click(await draftButton());
  await user.type(screen.getByLabelText("Your story"), "내가 쓴 글");
  await act(async () => respond({ texts: ["번역"] }));
  expect(screen.getByLabelText("Your story")).toHaveValue("내가 쓴 글");
  expect(store.getDraft()["aboutMeKr"]).toBe("내가 쓴 글");
  expect(localStorage).toHaveLength(0);
});

it("says that it cannot translate, and keeps the field", async () => {
  const { user } = open({
    translate: () =>
      Promise.reject(
        new ApiError({
          status: 503,
          code: "translation.unavailable",
          message: "No.",
          reachable: true,
          request: "POST /v1/translations",
        }),
      ),
  });
  await user.click(korean());
  await user.click(await draftButton());
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByLabelText("Your story")).toHaveValue("");
});
