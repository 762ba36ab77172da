// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

const path = "/v1/realtor-invitations/7";
const expiresAt = "2026-12-04T20:00:00.000Z";
const overview = {
  email: "jiho@example.com",
  hasPassword: false,
  openUntil: null as string | null,
  nextExpiry: expiresAt,
  sendsMail: true,
  locale: "en",
  messages: { ko: "안녕하세요.", en: "Hello Jiho.", "ja-JP": "こんにちは。" },
};
const onClose = vi.fn<() => void>();

function Page({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="start">
      <InviteDialog realtorId="7" name="윤지호" onClose={onClose} />
    </AdminPage>
  );
}

async function start(changes: Partial<typeof overview> = {}) {
  let made = 0;
  const service = fakeService(
    ({ path: called }) => (called.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ method, path: called }) =>
      method === "GET" && called === path ? { ...overview, ...changes } : undefined,
    ({ method, path: called }) => {
      if (method !== "POST" || called !== path) return undefined;
      made += 1;
      const inviteUrl = `https://realtor.example/login?invite=#token=t${made}`;
      return Response.json({ inviteUrl, expiresAt }, { status: 201 });
    },
    ({ path: called }) =>
      called === `${path}/mails` ? { email: "jiho@example.com", expiresAt } : undefined,
  );
  renderAdmin(Page, { role: "admin", path: "/admin", messages: pageMessages("website") });
  await screen.findByRole("radiogroup");
  const sent = () =>
    service.calls
      .filter(({ method }) => method === "POST")
      .map(({ path: called, body }) => [called, body]);
  return { ...service, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const to = () => screen.getByRole("textbox", { name: "받는 분" });
const message = () => screen.getByRole("textbox", { name: "내용" });

beforeEach(() => {
  localStorage.clear();
  // Installs a clipboard.
  userEvent.setup();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("by mail", () => {
  it("sends the text of the staff in the language of the agent", async () => {
    const { sent } = await start();
    expect(to()).toHaveValue("jiho@example.com");
    expect(message()).toHaveValue("Hello Jiho.");
    expect(screen.getByRole("radio", { name: "이메일" })).toBeChecked();
    await userEvent.type(message(), " Welcome.");
    await press("초대장 보내기");
    expect(await screen.findByRole("status")).toHaveTextContent(
      "jiho@example.com 주소로 보냈습니다. 12월 4일까지 쓸 수 있습니다.",
    );
    expect(sent()).toEqual([
      [path, { locale: "en" }],
      [`${path}/mails`, { token: "t1", locale: "en", message: "Hello Jiho. Welcome." }],
    ]);
    expect(screen.getByRole("button", { name: "닫기" })).toHaveFocus();
    await press("닫기");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("keeps the link for another attempt, and makes one for another language", async () => {
    const service = await start();
    const restore = service.before(({ path: called }) =>
      called.endsWith("/mails") ? problem(503, "mail.unavailable", "Not now.") : undefined,
    );
    await press("초대장 보내기");
    expect(await screen.findByRole("alert")).toHaveTextContent("지금은 이메일을 보낼 수 없습니다.");
    restore();
    await press("초대장 보내기");
    await screen.findByText(/보냈습니다/);
    // What matters now is to close it.
    expect(screen.queryByRole("button", { name: "초대장 보내기" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /메시지 언어/ }));
    await userEvent.click(screen.getByRole("option", { name: "日本語" }));
    expect(message()).toHaveValue("こんにちは。");
    // The agent has the first one.
    expect(screen.getByText(/새 링크를 만들면 그 초대장은/)).toBeVisible();
    await press("초대장 보내기");
    await screen.findByText(/보냈습니다/);
    expect(service.sent().map(([called]) => called)).toEqual([
      path,
      `${path}/mails`,
      `${path}/mails`,
      path,
      `${path}/mails`,
    ]);
  });

  it("corrects the address, unless the account has a password", async () => {
    const { sent } = await start();
    await userEvent.clear(to());
    await userEvent.type(to(), "jiho@");
    await press("초대장 보내기");
    expect(to()).toHaveAccessibleDescription(/이메일 주소를 다시 확인해 주세요/);
    await userEvent.type(to(), "right.example");
    expect(to()).toBeValid();
    await press("초대장 보내기");
    await screen.findByText(/보냈습니다/);
    expect(sent()[0]).toEqual([path, { locale: "en", email: "jiho@right.example" }]);
    cleanup();
    await start({ hasPassword: true });
    expect(to()).toHaveAttribute("readonly");
    expect(screen.getByText(/이미 비밀번호를 정하신 분입니다/)).toBeVisible();
  });
});

it("warns before a new link ends an open one", async () => {
  const { sent } = await start({ openUntil: "2026-12-01T20:00:00.000Z" });
  expect(screen.getByText(/^12월 1일까지 쓸 수 있는 초대장이 있습니다/)).toBeVisible();
  expect(sent()).toEqual([]);
});

it("copies the text with the link for a text message", async () => {
  await start();
  await userEvent.click(screen.getByRole("radio", { name: "문자" }));
  await press("내용 복사");
  expect(await screen.findByText(/^복사했습니다/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    "Hello Jiho.\nhttps://realtor.example/login?invite=#token=t1",
  );
});

it("shows the text to select where copying is not allowed", async () => {
  await start();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await userEvent.click(screen.getByRole("radio", { name: "카카오톡" }));
  await press("복사하고 카카오톡 열기");
  expect(await screen.findByRole("status")).toHaveTextContent("복사하지 못했습니다.");
  expect(screen.getByRole("textbox", { name: "링크를 넣은 내용" })).toHaveValue(
    "Hello Jiho.\nhttps://realtor.example/login?invite=#token=t1",
  );
});

it("offers to copy the link first where no mail server is set up", async () => {
  await start({ sendsMail: false });
  expect(screen.getByRole("radio", { name: "링크 복사" })).toBeChecked();
  expect(screen.getByText(/메일 서버가 설정되어 있지 않아/)).toBeVisible();
  await press("초대 링크 복사");
  expect(await screen.findByRole("textbox", { name: "초대 링크" })).toHaveValue(
    "https://realtor.example/login?invite=#token=t1",
  );
});
