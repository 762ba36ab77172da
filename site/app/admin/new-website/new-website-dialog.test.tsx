// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { type AdminLabels, AdminPage } from "../admin-page.tsx";
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
        prefill={{ nameKr: "윤지호", areas: "Irvine", state: "CA" }}
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

function start(role: "admin" | "realtor" = "admin") {
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
  renderAdmin(Page, { role, path: "/admin", messages: pageMessages("website") });
  return service;
}

const open = () => userEvent.click(screen.getByRole("button", { name: "open" }));
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const create = () => userEvent.click(screen.getByRole("button", { name: "만들기" }));

async function fillIn() {
  await userEvent.type(field("이름 (영어)"), "Jiho Yoon");
  await userEvent.type(field("리얼터 이메일"), "jiho@example.com");
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
    expect(await screen.findByText("쓸 수 있는 주소입니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /초대 언어/ }));
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
    expect(screen.getByRole("button", { name: /보낼 언어/ })).toHaveTextContent("English");
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

  it("shows what is missing and focuses it, without a request", async () => {
    const { lines } = start();
    await open();
    await create();
    expect(field("이름 (영어)")).toHaveFocus();
    expect(field("이름 (영어)")).toHaveAccessibleDescription(/영문 이름을 입력해 주세요/);
    expect(field("리얼터 이메일")).toBeInvalid();
    expect(lines().filter((line) => line.startsWith("POST"))).toEqual([]);
  });

  it("reports a taken or invalid slug while typing", async () => {
    start();
    await open();
    await userEvent.type(field("홈페이지 주소"), "taken");
    expect(await screen.findByText(/이미 쓰고 있는 주소입니다/)).toBeVisible();
    await userEvent.type(field("홈페이지 주소"), " 2");
    await userEvent.tab();
    expect(field("홈페이지 주소")).toHaveAccessibleDescription(/영문자, 밑줄/);
    expect(field("홈페이지 주소")).toBeInvalid();
  });

  it.each([
    ["slug.taken", 409, "홈페이지 주소", /이미 쓰고 있는 주소/],
    ["email.taken", 409, "리얼터 이메일", /계정이 이미 있습니다/],
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
    expect(field("리얼터 이메일")).toHaveValue("jiho@example.com");
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
    expect(field("리얼터 이메일")).toHaveValue("jiho@example.com");
    restore();
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
  });
});

it("for a realtor creates their own homepage and updates the session", async () => {
  const { calls } = start("realtor");
  await open();
  expect(screen.queryByLabelText("리얼터 이메일")).toBeNull();
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
