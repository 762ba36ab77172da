// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService, pageOf, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import type { AdminLabels } from "#app/admin/admin-page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component as RealtorsPage } from "./realtors.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

/** Names of the unknown details of the operator. */
let missing: string[] = [];
const component = (props: AdminLabels) => <RealtorsPage {...props} missing={missing} />;

/** A homepage as the service returns it. */
function homepage(id: string, changes: object = {}) {
  return {
    id,
    desiredUrl: `agent-${id}`,
    userName: `Agent ${id}`,
    etcInfo: [{ contentType: "korea_name", content: `리얼터 ${id}` }],
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "CA", city: "Tustin" },
    ],
    designMainColor: "#0f5c4a",
    isMakeHomepage: "Y",
    createdAt: "2025-11-01T20:00:00.000Z",
    updatedAt: "2025-11-20T20:00:00.000Z",
    ...changes,
  };
}

function start(list: object[], query = "") {
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path, query: asked }) => {
      if (path !== "/v1/realtor-counts") return undefined;
      const count = asked.get("q") === "no match" ? 0 : list.length;
      return { all: count, live: count, draft: 0 };
    },
    ({ method, path, query: asked }) => {
      if (path === "/v1/realtor") return pageOf(asked.get("q") === "no match" ? [] : list, asked);
      if (method !== "DELETE") return undefined;
      list.splice(
        list.findIndex((one) => "id" in one && path.endsWith(`/${String(one.id)}`)),
        1,
      );
      return {};
    },
  );
  renderAdmin(component, {
    role: "admin",
    path: `/admin${query}`,
    messages: pageMessages("realtors"),
  });
  return service;
}

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `${name} 메뉴` }));
const choose = (name: string) => userEvent.click(screen.getByRole("menuitem", { name }));
const requestedQueries = ({ calls }: ReturnType<typeof start>) =>
  calls.filter(({ path }) => path === "/v1/realtor").map(({ query }) => String(query));

beforeEach(() => {
  localStorage.clear();
  missing = [];
  vi.spyOn(console, "error").mockReturnValue();
});
// The page loads its screens on demand, which takes longer than a query waits.
beforeAll(() => import("./realtors-screen.tsx"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows the fields of each homepage", async () => {
  start([homepage("a"), homepage("b", { isMakeHomepage: "N", designMainColor: undefined })]);
  const live = within(await row("리얼터 a"));
  expect(live.getByRole("rowheader")).toHaveTextContent("리얼터 a Agent a");
  for (const text of ["/agent-a", "#0F5C4A", "공개 중", "2025. 11. 20."])
    expect(live.getByText(text)).toBeInTheDocument();
  expect(live.getByText("어바인")).toBeInTheDocument();
  expect(live.getByRole("link", { name: "리얼터 a 홈페이지 열기" })).toHaveAttribute(
    "href",
    "/agent-a",
  );
  const draft = within(await row("리얼터 b"));
  expect(draft.getByText("작성 중")).toBeInTheDocument();
  // A draft has no public page.
  expect(draft.queryByRole("link", { name: /홈페이지 열기/ })).toBeNull();
  expect(draft.getByRole("link", { name: /^리얼터 b/ })).toHaveAttribute("href", "/agent-b/admin");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("리얼터2명");
});

it("shows how long ago a change of the last seven days was", async () => {
  const updatedAt = new Date(Date.now() - (3 * 60 + 1) * 60_000).toISOString();
  start([homepage("a", { updatedAt })]);
  const time = within(await row("리얼터 a")).getByText("3시간 전");
  expect(time).toHaveAttribute("datetime", updatedAt);
  expect(time.title).toMatch(/^\d{4}년 \d+월 \d+일 오[전후] \d+:\d\d$/);
});

it("requests the query of the URL, and updates the URL", async () => {
  const service = start([homepage("a")], "?state=draft&sort=name&page=2");
  await waitFor(() => expect(requestedQueries(service)).toHaveLength(1));
  expect(requestedQueries(service)).toEqual([
    "state=draft&sort=name&order=asc&currentPage=1&perPage=20",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: /전체/ }));
  expect(location.search).toBe("?sort=name");
  await userEvent.click(await screen.findByRole("columnheader", { name: "이름" }));
  expect(location.search).toBe("?sort=-name");
  await waitFor(() =>
    expect(requestedQueries(service).at(-1)).toBe("sort=name&order=desc&currentPage=0&perPage=20"),
  );
  expect(screen.getByRole("columnheader", { name: "이름" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

it("announces the number of results, also when there are none", async () => {
  start([homepage("a")]);
  expect(await screen.findByText("홈페이지 1개")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox"), "no match{Enter}");
  expect(await screen.findByText("‘no match’에 맞는 결과가 없습니다.")).toBeVisible();
  await waitFor(() => expect(screen.getByText("홈페이지 0개")).toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("리얼터1명 중 0명");
  await userEvent.click(screen.getByRole("button", { name: "전체 보기" }));
  expect(await row("리얼터 a")).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

it("links to the next pages", async () => {
  start(
    Array.from({ length: 41 }, (_, index) => homepage(String(index))),
    "?state=live",
  );
  await row("리얼터 0");
  const pages = within(screen.getByRole("navigation", { name: "페이지" }));
  expect(pages.getByRole("link", { name: "3페이지" })).toHaveAttribute(
    "href",
    "/admin?state=live&page=3",
  );
});

it("shows the error when loading fails, and retries", async () => {
  const service = start([homepage("a")]);
  cleanup();
  const restore = service.before(({ path }) =>
    path === "/v1/realtor"
      ? problem(403, "auth.forbidden", "You are not allowed to do this.")
      : undefined,
  );
  renderAdmin(component, { path: "/admin", messages: pageMessages("realtors") });
  expect(await screen.findByRole("alert")).toHaveTextContent("이 계정으로는 할 수 없는 일입니다.");
  restore();
  await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await row("리얼터 a")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells staff which details of the operator are missing", async () => {
  missing = ["legalName", "nmlsId"];
  start([homepage("a")]);
  expect(await screen.findByText(/OPERATOR_FILE.*legalName, nmlsId$/)).toBeInTheDocument();
});

describe("a homepage", () => {
  it("has an address that can be copied, and is shown when the browser refuses", async () => {
    start([homepage("a")]);
    // Installs a clipboard.
    userEvent.setup();
    await openMenu("리얼터 a");
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await choose("주소 복사");
    const address = `${location.origin}/agent-a`;
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
    expect(await screen.findByText(`복사했습니다. ${address}`)).toBeInTheDocument();
    writeText.mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
    await openMenu("리얼터 a");
    await choose("주소 복사");
    expect(await screen.findByText(`복사하지 못했습니다. 주소는 ${address} 입니다.`)).toBeVisible();
  });

  it("shows the error of a failed export", async () => {
    const service = start([homepage("a")]);
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
    start([homepage("a")]);
    await openMenu("리얼터 a");
    expect(screen.getByRole("menuitem", { name: "설정 가져오기…" })).toHaveAttribute(
      "href",
      "/agent-a/admin?import",
    );
  });

  it("is invited again", async () => {
    const service = start([homepage("a")]);
    service.before(({ path }) =>
      path === "/v1/realtor-invitations/a"
        ? problem(503, "server.unavailable", "Not ready.")
        : undefined,
    );
    await openMenu("리얼터 a");
    await choose("초대장 보내기…");
    const dialog = within(screen.getByRole("dialog", { name: "리얼터 a\u00a0님을 초대합니다" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
  });

  it("is deleted after its slug is typed; the focus moves to the page's heading", async () => {
    const service = start([homepage("a"), homepage("b")]);
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
