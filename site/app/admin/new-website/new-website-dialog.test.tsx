// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AdminLabels, AdminPage } from "../admin-page.tsx";
import { fakeService, problem } from "../fake-service.test-tool.ts";
import { renderAdmin } from "../render-admin.test-tool.tsx";
import { NewWebsiteDialog } from "./new-website-dialog.tsx";
import { newWebsiteMessages } from "./new-website-messages.ts";

const link = {
  inviteUrl: "https://realtor.example/login?invite=abc",
  expiresAt: "2026-12-04T20:00:00.000Z",
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
    <AdminPage labels={labels} place="realtors">
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
    ({ method, path, body }) => {
      const realtor = { id: "7", desiredUrl: body["desiredUrl"] };
      if (method !== "POST") return undefined;
      if (path === "/v1/realtor-invitations")
        return Response.json({ realtor, ...link }, { status: 201 });
      return path === "/v1/realtor" ? Response.json(realtor, { status: 201 }) : undefined;
    },
  );
  renderAdmin(Page, { role, path: "/admin", messages: newWebsiteMessages });
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
  // Puts a clipboard in place.
  userEvent.setup();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("for the staff", () => {
  it("makes account, homepage and link in one step", async () => {
    const { calls } = start();
    await open();
    expect(field("이름 (한국어)")).toHaveValue("윤지호");
    await fillIn();
    // Suggested by the name.
    expect(field("홈페이지 주소")).toHaveValue("jiho-yoon");
    expect(await screen.findByText("쓸 수 있는 주소입니다.")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("초대 언어"), "en");
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toHaveFocus();
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
    expect(field("초대 링크")).toHaveValue(link.inviteUrl);
    expect(screen.getByText(/2026년 12월 4일까지/)).toBeVisible();
    expect(screen.getByRole("link", { name: "편집하기" })).toHaveAttribute(
      "href",
      "/jiho-yoon/admin",
    );
    await userEvent.click(screen.getByRole("button", { name: "복사" }));
    expect(await navigator.clipboard.readText()).toBe(link.inviteUrl);
    // The next one begins anew.
    await userEvent.click(screen.getByRole("button", { name: "닫기" }));
    await open();
    expect(field("이름 (영어)")).toHaveValue("");
  });

  it("says what is missing and leads there, without asking the service", async () => {
    const { lines } = start();
    await open();
    await create();
    expect(field("이름 (영어)")).toHaveFocus();
    expect(field("이름 (영어)")).toHaveAccessibleDescription(/이름 \(영어\) 항목을 입력해 주세요/);
    expect(field("리얼터 이메일")).toBeInvalid();
    expect(lines().filter((line) => line.startsWith("POST"))).toEqual([]);
  });

  it("says while typing that an address is taken, or none", async () => {
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
  ])("keeps all that was typed when the service says %s", async (code, status, name, why) => {
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
    // Mended, it is not wrong any more.
    await userEvent.type(field(name), "x");
    expect(field(name)).toBeValid();
  });

  it("shows the service's own message for what no field is to blame, and keeps what was typed", async () => {
    const service = start();
    const mend = service.before(({ method }) =>
      method === "POST"
        ? problem(503, "server.unavailable", "The service is not ready.")
        : undefined,
    );
    await open();
    await fillIn();
    await create();
    expect(await screen.findByRole("alert")).toHaveTextContent("The service is not ready.");
    // Closed and opened again, it is all there.
    await userEvent.keyboard("{Escape}");
    await open();
    expect(field("리얼터 이메일")).toHaveValue("jiho@example.com");
    mend();
    await create();
    expect(await screen.findByText("성공적으로 등록 되었습니다.")).toBeVisible();
  });
});

it("for a realtor makes their own, and this tab knows it", async () => {
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
