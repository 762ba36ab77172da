// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { problem } from "#test/fakes/fake-service.ts";
import { homepage, row, showWebsites } from "#test/fixtures/show-websites.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
});
// The page loads its screens on demand, which takes longer than a query waits.
beforeAll(() => import("../websites-screen.tsx"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("selected homepages", () => {
  const checkbox = (name: string) => screen.findByRole("checkbox", { name: new RegExp(name) });
  const bar = () => within(screen.getByRole("region", { name: "선택한 홈페이지" }));
  const press = (name: string) => userEvent.click(bar().getByRole("button", { name }));
  const ready = {
    isMakeHomepage: "N",
    licenseNumber: "CA DRE 00000042",
    email: "nora@example.com",
    etcInfo: [
      { contentType: "korea_name", content: "" },
      { contentType: "home_list_realtor", content: "Vale Realty" },
    ],
    photos: [{ path: "id", imageType: "fullsize", url: "https://media.example/1.jpg" }],
  };

  /** A service that has each homepage of the list, and stores changes. */
  function startWith(list: { id: string; isMakeHomepage: string }[]) {
    const service = showWebsites(list);
    service.before(({ method, path, body }) => {
      const one = list.find(({ id }) => path.startsWith(`/v1/realtor/${id}`));
      if (!one) return undefined;
      if (method === "POST" && path.endsWith("/suspension")) one.isMakeHomepage = "N";
      if (method === "PATCH") Object.assign(one, body, { updatedAt: new Date().toISOString() });
      return one;
    });
    return service;
  }
  const stored = (id: string, changes: object = {}) => ({
    ...homepage(id, changes),
    id,
    isMakeHomepage: "Y",
    ...changes,
  });

  it("are counted, also a range with Shift by pointer and by keyboard", async () => {
    const user = userEvent.setup();
    startWith(["a", "b", "c", "d", "e"].map((id) => stored(id)));
    await user.click(await checkbox("리얼터 b"));
    expect(bar().getByRole("status")).toHaveTextContent("1개 선택");
    await user.keyboard("{Shift>}");
    await user.click(await checkbox("리얼터 d"));
    await user.keyboard("{/Shift}");
    expect(bar().getByRole("status")).toHaveTextContent("3개 선택");
    (await row("리얼터 e")).focus();
    await user.keyboard("{Shift>} {/Shift}");
    expect(bar().getByRole("status")).toHaveTextContent("4개 선택");
    expect(await row("리얼터 a")).toHaveAttribute("aria-selected", "false");
    await user.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
    expect(bar().getByRole("status")).toHaveTextContent("5개 선택");
    await press("선택 해제");
    expect(screen.queryByRole("region", { name: "선택한 홈페이지" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("are published where they are ready; the others are named with the reason", async () => {
    const list = [
      stored("a", ready),
      stored("b", { isMakeHomepage: "N" }),
      stored("c"),
      stored("d", { ...ready, etcInfo: [...ready.etcInfo] }),
    ];
    const service = startWith(list);
    service.before(({ method, path }) =>
      method === "PATCH" && path === "/v1/realtor/d"
        ? problem(403, "agreement.required", "Not agreed.", {
            errors: [{ pointer: "/isMakeHomepage", code: "agreement.required" }],
          })
        : undefined,
    );
    await row("Agent a");
    await userEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
    await press("공개");
    const dialog = within(
      await screen.findByRole("dialog", { name: "홈페이지 4개 중 1개를 공개했습니다" }),
    );
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^리얼터 b.*면허/),
      "리얼터 c이미 모두 공개되어 있습니다.",
      expect.stringMatching(/^Agent d.*동의/),
    ]);
    expect(dialog.getByRole("link", { name: "리얼터 b" })).toHaveAttribute(
      "href",
      "/agent-b/admin",
    );
    // Trying again would change nothing.
    expect(dialog.queryByRole("button", { name: "다시 시도" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "닫기" }));
    expect(await screen.findByText("홈페이지 1개를 공개했습니다.")).toBeVisible();
    expect(list[0]?.isMakeHomepage).toBe("Y");
    expect(bar().getByRole("status")).toHaveTextContent("3개 선택");
  });

  it("are unpublished after a confirmation, and published again by Undo", async () => {
    const list = [
      stored("a", {
        draft: { changes: { aboutMeEn: "New" }, savedAt: "2025-11-20T20:00:00.000Z", savedBy: "A" },
      }),
      stored("b"),
    ];
    const service = startWith(list);
    await userEvent.click(await checkbox("리얼터 a"));
    await userEvent.click(await checkbox("리얼터 b"));
    await press("공개 중지");
    const dialog = within(
      screen.getByRole("alertdialog", { name: "홈페이지 2개의 공개를 중지하시겠습니까?" }),
    );
    expect(service.lines().filter((line) => line.includes("suspension"))).toEqual([]);
    await userEvent.type(dialog.getByRole("textbox"), "면허 확인");
    await userEvent.click(dialog.getByRole("button", { name: "공개 중지" }));
    expect(await screen.findByText("홈페이지 2개의 공개를 중지했습니다.")).toBeVisible();
    expect(list.map(({ isMakeHomepage }) => isMakeHomepage)).toEqual(["N", "N"]);
    const sent = service.calls.filter(({ path }) => path.endsWith("/suspension"));
    expect(sent.map(({ body }) => body)).toEqual([
      { reason: "면허 확인" },
      { reason: "면허 확인" },
    ]);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "되돌리기" }));
    await waitFor(() =>
      expect(list.map(({ isMakeHomepage }) => isMakeHomepage)).toEqual(["Y", "Y"]),
    );
  });

  it("are tried again where a request failed", async () => {
    const list = [stored("a"), stored("b")];
    const service = startWith(list);
    const restore = service.before(({ method, path }) =>
      method === "POST" && path === "/v1/realtor/b/suspension"
        ? problem(503, "server.unavailable", "Not ready.")
        : undefined,
    );
    await userEvent.click(await checkbox("리얼터 a"));
    await userEvent.click(await checkbox("리얼터 b"));
    await press("공개 중지");
    await userEvent.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "공개 중지" }),
    );
    const dialog = within(
      await screen.findByRole("dialog", { name: "홈페이지 2개 중 1개의 공개를 중지했습니다" }),
    );
    expect(dialog.getByRole("listitem")).toHaveTextContent("지금은 서비스를 이용할 수 없습니다.");
    restore();
    await userEvent.click(dialog.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(list[1]?.isMakeHomepage).toBe("N"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are invited by mail in the language of each, except agents with a password", async () => {
    const service = startWith(["a", "b"].map((id) => stored(id)));
    const overview = (id: string) => ({
      email: `${id}@example.com`,
      hasPassword: id === "b",
      openUntil: null,
      nextExpiry: "2026-12-04T20:00:00.000Z",
      sendsMail: true,
      locale: "ja-JP",
      messages: { ko: "안녕하세요.", en: "Hello.", "ja-JP": "こんにちは。" },
    });
    const link = {
      inviteUrl: "https://r.example/login?invite=#token=t1",
      expiresAt: overview("a").nextExpiry,
    };
    service.before(({ method, path }) => {
      const id = /^\/v1\/realtor-invitations\/(\w+)/.exec(path)?.[1];
      if (id === undefined) return undefined;
      if (method === "GET") return overview(id);
      return path.endsWith("/mails")
        ? { email: `${id}@example.com`, expiresAt: link.expiresAt }
        : Response.json(link, { status: 201 });
    });
    await userEvent.click(await checkbox("리얼터 a"));
    await userEvent.click(await checkbox("리얼터 b"));
    await press("초대장 보내기");
    await userEvent.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "초대장 보내기" }),
    );
    const dialog = await screen.findByRole("dialog", { name: "초대장 2개 중 1개를 보냈습니다" });
    expect(within(dialog).getByRole("listitem")).toHaveTextContent(
      "리얼터 b이미 비밀번호를 정하신 분입니다.",
    );
    const posts = service.calls.filter(({ method }) => method === "POST");
    expect(posts.map(({ path, body }) => [path, body])).toEqual([
      ["/v1/realtor-invitations/a", { locale: "ja-JP" }],
      [
        "/v1/realtor-invitations/a/mails",
        { token: "t1", locale: "ja-JP", message: "こんにちは。" },
      ],
    ]);
  });
});
