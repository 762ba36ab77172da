// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { Locale } from "@realtor/api/locales";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { NewWebsiteDialog } from "./new-website-dialog.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";

const link = {
  inviteUrl: "https://realtor.example/login?invite=#token=abc",
  expiresAt: "2026-12-04T20:00:00.000Z",
};

const overview = {
  email: "jiho@example.com",
  hasPassword: false,
  openUntil: link.expiresAt,
  nextExpiry: link.expiresAt,
  sendsMail: false,
  locale: "ko",
  messages: { ko: "안녕하세요.", en: "Hello.", "ja-JP": "こんにちは。" },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <NewWebsiteDialog
        open={open}
        onOpenChange={setOpen}
        source={source}
        prefill={{ nameKr: "윤지호", areas: ["Irvine"] }}
      />
    </>
  );
}

function Page({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="start">
      <Opener />
    </AdminPage>
  );
}

let source: { id: string; name: string } | undefined;

function start(
  role: "admin" | "realtor" = "admin",
  options: { locale?: Locale; source?: { id: string; name: string } } = {},
) {
  source = options.source;
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path }) =>
      path.startsWith("/v1/realtor-addresses/")
        ? { code: path.endsWith("/taken") ? "slug.taken" : null }
        : undefined,
    ({ method, path }) =>
      method === "GET" && path === "/v1/realtor-invitations/7" ? overview : undefined,
    ({ method, path, body }) => {
      const realtor = { id: "7", desiredUrl: body["desiredUrl"] };
      if (method !== "POST") return undefined;
      if (path === "/v1/realtor-invitations")
        return Response.json({ realtor, ...link }, { status: 201 });
      return path === "/v1/realtor" ? Response.json(realtor, { status: 201 }) : undefined;
    },
  );
  const { locale = "ko" } = options;
  renderAdmin(Page, { role, locale, path: "/admin", messages: pageMessages("website") });
  return service;
}

const open = () => userEvent.click(screen.getByRole("button", { name: "open" }));
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const create = () => userEvent.click(screen.getByRole("button", { name: "만들기" }));

async function fillIn() {
  // Pasted, since the form is drawn again for each key.
  for (const [name, value] of [
    ["이름 (영어)", "Jiho Yoon"],
    ["에이전트 이메일", "jiho@example.com"],
  ] as const) {
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
}

beforeEach(() => {
  localStorage.clear();
  // Installs a clipboard.
  userEvent.setup();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("for staff", () => {
  it("creates account, homepage and invitation link in one step", async () => {
    const { calls } = start();
    await open();
    expect(field("이름 (한국어)")).toHaveValue("윤지호");
    await fillIn();
    // Suggested from the name.
    expect(field("홈페이지 주소")).toHaveValue("jiho-yoon");
    expect(
      await screen.findByText("realtor.example/jiho-yoon 주소를 쓸 수 있습니다"),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /초대장 언어/ }));
    await userEvent.click(screen.getByRole("option", { name: "English" }));
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")).toMatchObject({
      path: "/v1/realtor-invitations",
      token: "admin",
      body: {
        email: "jiho@example.com",
        userName: "Jiho Yoon",
        desiredUrl: "jiho-yoon",
        locale: "en",
        profile: {
          etcInfo: [{ contentType: "korea_name", content: "윤지호" }],
          activityRegion: [{ state: "CA", city: "Irvine" }],
        },
      },
    });
    expect(
      screen.getByRole("dialog", { name: "윤지호\u00a0님을 초대합니다" }),
    ).toHaveAccessibleDescription("홈페이지를 만들었습니다. 이제 초대장을 보내 주세요.");
    // In the language of the form, without another request.
    expect(await screen.findByRole("textbox", { name: "초대 링크" })).toHaveValue(link.inviteUrl);
    expect(screen.getByRole("button", { name: /메시지 언어/ })).toHaveTextContent("English");
    expect(screen.getByText(/12월 4일까지 유효합니다/)).toBeVisible();
    expect(screen.getByText(/메일 서버가 설정되어 있지 않아/)).toBeVisible();
    expect(screen.queryByRole("radio", { name: "이메일" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "초대 링크 복사" }));
    expect(await screen.findByText(/^복사했습니다/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link.inviteUrl);
    // The form is empty again.
    await userEvent.click(screen.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "open" })).toHaveFocus());
    await open();
    expect(field("이름 (영어)")).toHaveValue("");
  });

  it("names the agent in the language of the page", async () => {
    start("admin", { locale: "en" });
    await open();
    for (const [name, value] of [
      [/^Name \(English\)/, "Jiho Yoon"],
      [/^Agent’s email/, "jiho@example.com"],
    ] as const) {
      await userEvent.click(field(name));
      await userEvent.paste(value);
    }
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(await screen.findByRole("dialog", { name: "Invite Jiho Yoon" })).toBeVisible();
  });

  it("shows what is missing and focuses it, without a request", async () => {
    const { lines } = start();
    await open();
    await create();
    expect(field("이름 (영어)")).toHaveFocus();
    expect(field("이름 (영어)")).toHaveAccessibleDescription(/영문 이름을 입력해 주세요/);
    expect(field("에이전트 이메일")).toBeInvalid();
    expect(lines().filter((line) => line.startsWith("POST"))).toEqual([]);
  });

  it("reports a taken or invalid slug while typing", async () => {
    start();
    await open();
    await userEvent.type(field("홈페이지 주소"), "taken");
    expect(await screen.findByText(/이미 쓰고 있는 주소입니다/)).toBeVisible();
    await userEvent.type(field("홈페이지 주소"), "2");
    expect(field("홈페이지 주소")).toHaveAccessibleDescription(/숫자가 없어야/);
    expect(field("홈페이지 주소")).toBeInvalid();
  });

  it("proposes free addresses in place of a taken one, and does not send a wrong one", async () => {
    const { lines } = start();
    await open();
    await fillIn();
    await userEvent.clear(field("홈페이지 주소"));
    await userEvent.type(field("홈페이지 주소"), "taken");
    const proposal = await screen.findByRole("button", { name: "jiho-yoon-homes" });
    await create();
    expect(field("홈페이지 주소")).toHaveFocus();
    expect(lines().filter((line) => line.startsWith("POST"))).toEqual([]);
    await userEvent.click(proposal);
    expect(field("홈페이지 주소")).toHaveValue("jiho-yoon-homes");
    expect(field("홈페이지 주소")).toHaveAccessibleDescription(/realtor\.example\/jiho-yoon-homes/);
  });

  it.each([
    ["ko", ["이름 (한국어)", "이름 (영어)", "이름 (일본어)"]],
    ["en", ["Name (English)", "Name (Korean)", "Name (Japanese)"]],
    ["ja-JP", ["名前（日本語）", "名前（英語）", "名前（韓国語）"]],
  ] as const)("shows the name in %s first", async (locale, names) => {
    start("admin", { locale });
    await open();
    const fields = screen.getAllByRole("textbox").slice(0, 3);
    expect(fields.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    );
    expect(fields[0]).toHaveFocus();
  });

  it("takes the areas as typed, and asks for the state of a city that is not known", async () => {
    const { calls, lines } = start();
    await open();
    await fillIn();
    const addArea = screen.getByRole("combobox", { name: "활동 지역 추가" });
    await userEvent.type(addArea, "duluth, Irvine{Tab}");
    expect(addArea).toHaveValue("");
    const areas = screen.getByRole("grid", { name: "활동 지역" });
    expect(
      within(areas)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["Irvine", "Duluth"]);
    expect(screen.queryByRole("button", { name: /선택해 주세요/ })).toBeNull();
    // Not selected from the list when the form is sent.
    await userEvent.type(addArea, "Somewhere");
    // Hidden from assistive technology while the list is open.
    await userEvent.click(screen.getByRole("button", { name: "만들기", hidden: true }));
    expect(within(areas).getAllByRole("row")).toHaveLength(3);
    const state = screen.getByRole("button", { name: /선택해 주세요/ });
    expect(lines().filter((line) => line.startsWith("POST"))).toEqual([]);
    await create();
    expect(await screen.findByText("주를 골라 주세요.")).toBeVisible();
    await userEvent.click(state);
    await userEvent.click(screen.getByRole("option", { name: "조지아" }));
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body["profile"]).toMatchObject({
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "GA", city: "Duluth" },
        { state: "GA", city: "Somewhere" },
      ],
    });
  });

  it("copies another website with the names of the new agent", async () => {
    const service = start("admin", { source: { id: "3", name: "김서연" } });
    service.before(({ method, path }) =>
      method === "GET" && path === "/v1/realtor/3"
        ? {
            id: "3",
            userName: "Grace Kim",
            desiredUrl: "grace-kim",
            createdAt: link.expiresAt,
            updatedAt: link.expiresAt,
            licenseNumber: "CA DRE 00000042",
            aboutMeEn: "Line by line.",
            etcInfo: [
              { contentType: "korea_name", content: "김서연" },
              { contentType: "home_list_realtor", content: "Vale Realty" },
            ],
          }
        : undefined,
    );
    await open();
    expect(screen.getByRole("dialog", { name: "김서연 홈페이지를 복제합니다" })).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "활동 지역 추가" })).toBeNull();
    await fillIn();
    await userEvent.click(screen.getByRole("button", { name: "복제" }));
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
    const sent = service.calls.find(({ method }) => method === "POST");
    expect(sent?.body["profile"]).toEqual({
      aboutMeEn: "Line by line.",
      etcInfo: [
        { contentType: "home_list_realtor", content: "Vale Realty" },
        { contentType: "korea_name", content: "윤지호" },
      ],
      activityRegion: [{ state: "CA", city: "Irvine" }],
    });
  });

  it.each([
    ["slug.taken", 409, "홈페이지 주소", /이미 쓰고 있는 주소/],
    ["email.taken", 409, "에이전트 이메일", /계정이 이미 있습니다/],
  ])("keeps the values when the service responds with %s", async (code, status, name, why) => {
    const service = start();
    service.before(({ method }) =>
      method === "POST" ? problem(status, code, "Taken.") : undefined,
    );
    await open();
    await fillIn();
    await create();
    expect(await screen.findByText(why)).toBeVisible();
    expect(field(name)).toBeInvalid();
    expect(field("에이전트 이메일")).toHaveValue("jiho@example.com");
    // Editing clears the error.
    await userEvent.type(field(name), "x");
    expect(field(name)).toBeValid();
  });

  it("shows words for an error without field, and keeps the values", async () => {
    const service = start();
    const restore = service.before(({ method }) =>
      method === "POST"
        ? problem(503, "server.unavailable", "The service is not ready.")
        : undefined,
    );
    await open();
    await fillIn();
    await create();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
    // The values survive closing.
    await userEvent.keyboard("{Escape}");
    await open();
    expect(field("에이전트 이메일")).toHaveValue("jiho@example.com");
    restore();
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
  });
});

it("for a realtor creates their own homepage and updates the session", async () => {
  const { calls } = start("realtor");
  await open();
  expect(screen.queryByLabelText("에이전트 이메일")).toBeNull();
  await userEvent.type(field("홈페이지 주소"), "jiho");
  await create();
  expect(await screen.findByRole("link", { name: "편집하기" })).toHaveAttribute(
    "href",
    "/jiho/admin",
  );
  expect(screen.queryByLabelText("초대 링크")).toBeNull();
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent).toMatchObject({ path: "/v1/realtor", body: { desiredUrl: "jiho" } });
  expect(JSON.parse(localStorage.getItem("realtorInfo") ?? "")).toEqual({
    id: "7",
    desiredUrl: "jiho",
    isMakeHomepage: "N",
  });
});
