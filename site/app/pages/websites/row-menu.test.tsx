// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { problem } from "#test/fakes/fake-service.ts";
import { choose, homepage, openMenu, showWebsites } from "#test/fixtures/show-websites.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
});
// The page loads its screens on demand, which takes longer than a query waits.
beforeAll(() => import("./websites-screen.tsx"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a homepage", () => {
  it("has its actions by use, each with its object, and the dangerous ones last", async () => {
    showWebsites([homepage("a")]);
    await openMenu("리얼터 a");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "편집기 열기",
      "홈페이지 보기",
      "링크 복사",
      "초대장 다시 보내기…",
      "홈페이지 복제…",
      "이전 버전 보기",
      "설정 내보내기",
      "설정 가져오기…",
      "공개 중지…",
      "홈페이지 삭제…",
    ]);
  });

  it.each([
    { userId: "u1", hasSecondFactor: true, count: 1 },
    { userId: "u1", hasSecondFactor: false, count: 0 },
    { userId: "u1", hasSecondFactor: undefined, count: 0 },
  ])(
    "offers to turn two-step verification off only where it is on: %j",
    async ({ count, ...account }) => {
      showWebsites([homepage("a", account)]);
      await openMenu("리얼터 a");
      const found = screen.queryAllByRole("menuitem", { name: "2단계 인증 끄기…" });
      expect(found).toHaveLength(count);
    },
  );

  it("no longer offers it after it was turned off", async () => {
    const account = { userId: "u1", hasSecondFactor: true };
    const list = [homepage("a", account)];
    const service = showWebsites(list);
    service.before(({ method, path }) => {
      if (method !== "DELETE" || path !== "/v1/second-factors/u1") return undefined;
      account.hasSecondFactor = false;
      list[0] = homepage("a", account);
      return { ended: 1 };
    });
    await openMenu("리얼터 a");
    await choose("2단계 인증 끄기…");
    // A note is an alertdialog, too.
    const dialog = screen.getByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "끄기" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await openMenu("리얼터 a");
    expect(screen.queryByRole("menuitem", { name: "2단계 인증 끄기…" })).toBeNull();
  });

  it("has an address that can be copied, and is shown when the browser refuses", async () => {
    showWebsites([homepage("a")]);
    // Installs a clipboard.
    userEvent.setup();
    await openMenu("리얼터 a");
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await choose("링크 복사");
    const address = `${location.origin}/agent-a`;
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
    expect(await screen.findByText(`복사했습니다. ${address}`)).toBeInTheDocument();
    writeText.mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
    await openMenu("리얼터 a");
    await choose("링크 복사");
    expect(await screen.findByText(`복사하지 못했습니다. 주소는 ${address}입니다.`)).toBeVisible();
  });

  it("shows the error of a failed export", async () => {
    const service = showWebsites([homepage("a")]);
    service.before(({ path }) =>
      path.startsWith("/v1/realtor/export/")
        ? problem(404, "realtor.notFound", "This homepage does not exist.")
        : undefined,
    );
    await openMenu("리얼터 a");
    await choose("설정 내보내기");
    expect(await screen.findByRole("alert")).toHaveTextContent("더 이상 없는 홈페이지입니다.");
  });

  it("is imported in its editor", async () => {
    showWebsites([homepage("a")]);
    await openMenu("리얼터 a");
    expect(screen.getByRole("menuitem", { name: "설정 가져오기…" })).toHaveAttribute(
      "href",
      "/agent-a/admin?import",
    );
  });

  it("is invited again", async () => {
    const service = showWebsites([homepage("a")]);
    service.before(({ path }) =>
      path === "/v1/realtor-invitations/a"
        ? problem(503, "server.unavailable", "Not ready.")
        : undefined,
    );
    await openMenu("리얼터 a");
    await choose("초대장 다시 보내기…");
    const dialog = within(screen.getByRole("dialog", { name: "리얼터 a\u00a0님을 초대합니다" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
  });

  it("is deleted after its slug is typed; the focus moves to the page's heading", async () => {
    const service = showWebsites([homepage("a"), homepage("b")]);
    const restore = service.before(({ method }) =>
      method === "DELETE" ? problem(503, "server.unavailable", "Not ready.") : undefined,
    );
    await openMenu("리얼터 a");
    await choose("홈페이지 삭제…");
    const dialog = within(
      screen.getByRole("alertdialog", { name: "리얼터 a 홈페이지를 삭제하시겠습니까?" }),
    );
    const remove = dialog.getByRole("button", { name: "삭제" });
    await userEvent.type(dialog.getByLabelText("홈페이지 주소"), "agent-");
    expect(remove).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByLabelText("홈페이지 주소"), "a");
    await userEvent.click(remove);
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
    expect(dialog.getByLabelText("홈페이지 주소")).toHaveValue("agent-a");
    restore();
    await userEvent.click(remove);
    expect(await screen.findByText("성공적으로 삭제 되었습니다.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(screen.queryByRole("row", { name: /리얼터 a/ })).toBeNull();
  });
});
