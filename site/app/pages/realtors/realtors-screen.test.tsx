// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService, pageOf, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import type { Locale } from "@realtor/api/locales";
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

function start(list: object[], query = "", locale: Locale = "ko") {
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path, query: asked }) => {
      if (path === "/v1/realtor-brokerages")
        return [{ name: "Vale Realty", license: "", phone: "" }];
      if (path !== "/v1/realtor-counts") return undefined;
      expect(asked.size).toBe(0);
      return { all: list.length, live: list.length, draft: 0, invited: 0 };
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
    locale,
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
  start([
    homepage("a", {
      etcInfo: [
        { contentType: "korea_name", content: "리얼터 a" },
        { contentType: "home_list_realtor", content: "Vale Realty" },
      ],
      activityRegion: [
        { state: "GA", city: "Duluth" },
        { state: "CA", city: "Irvine" },
      ],
      draft: {
        changes: { aboutMeEn: "New", salesCount: 3 },
        savedAt: "2025-11-20T20:00:00.000Z",
        savedBy: "A",
      },
    }),
    homepage("b", { isMakeHomepage: "N" }),
    homepage("c", { isMakeHomepage: "N", isInvited: true }),
  ]);
  const live = within(await row("리얼터 a"));
  expect(live.getByRole("rowheader")).toHaveTextContent("리얼터 a Agent a");
  for (const text of ["/agent-a", "Vale Realty", "CA, GA", "공개 중", "공개 전 변경 2건"])
    expect(live.getByText(text)).toBeInTheDocument();
  expect(live.getAllByText("2025년 11월 20일")).not.toEqual([]);
  expect(live.getByRole("checkbox")).toHaveAccessibleName(/리얼터 a/);
  const draft = within(await row("리얼터 b"));
  expect(draft.getByText("작성 중")).toBeInTheDocument();
  expect(draft.getByRole("link", { name: /^리얼터 b/ })).toHaveAttribute("href", "/agent-b/admin");
  expect(within(await row("리얼터 c")).getByText("초대함")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("홈페이지 3");
});

it("has the second name of the agent in every language", async () => {
  const names = {
    etcInfo: [{ contentType: "korea_name", content: "사토" }],
    presentation: { nameJa: "佐藤", languages: ["ja", "ko"] },
  };
  start([homepage("a", { ...names, userName: "Haruka Sato" })], "", "en");
  expect(within(await row("Haruka Sato")).getByRole("rowheader")).toHaveTextContent(
    "Haruka Sato 佐藤",
  );
});

it("shows how long ago a change of the last seven days was", async () => {
  const updatedAt = new Date(Date.now() - (3 * 60 + 1) * 60_000).toISOString();
  start([homepage("a", { updatedAt })]);
  const [time] = within(await row("리얼터 a")).getAllByText("3시간 전");
  expect(time).toHaveAttribute("datetime", updatedAt);
  expect(time?.title).toMatch(/^\d{4}년 \d+월 \d+일 오[전후] \d+:\d\d$/);
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
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("홈페이지 1개 중 0개");
  // The tabs keep the numbers of all websites.
  expect(screen.getByRole("radio", { name: /전체/ })).toHaveTextContent("전체 1");
  await userEvent.click(screen.getByRole("button", { name: "전체 보기" }));
  expect(await row("리얼터 a")).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

it("keeps the filters in the address", async () => {
  const service = start([homepage("a")]);
  await row("리얼터 a");
  await userEvent.click(screen.getByRole("button", { name: /소속 회사/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Vale Realty" }));
  await userEvent.click(screen.getByRole("button", { name: /^주/ }));
  await userEvent.click(await screen.findByRole("option", { name: "조지아" }));
  expect(location.search).toBe("?brokerage=Vale+Realty&area=GA");
  await waitFor(() =>
    expect(requestedQueries(service).at(-1)).toBe(
      "brokerage=Vale+Realty&area=GA&sort=updated&order=desc&currentPage=0&perPage=20",
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: /^조지아/ }));
  await userEvent.click(await screen.findByRole("option", { name: "모든 주" }));
  expect(location.search).toBe("?brokerage=Vale+Realty");
  await userEvent.click(screen.getByRole("button", { name: /최근 변경 순/ }));
  await userEvent.click(await screen.findByRole("option", { name: "주소 순" }));
  expect(location.search).toBe("?brokerage=Vale+Realty&sort=address");
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
    await choose("초대장 다시 보내기…");
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

  /** The service knows each homepage of the list, and stores changes. */
  function startWith(list: { id: string; isMakeHomepage: string }[]) {
    const service = start(list);
    service.before(({ method, path, body }) => {
      const one = list.find(({ id }) => path === `/v1/realtor/${id}`);
      if (!one) return undefined;
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
    expect(service.lines().filter((line) => line.startsWith("PATCH"))).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "공개 중지" }));
    expect(await screen.findByText("홈페이지 2개의 공개를 중지했습니다.")).toBeVisible();
    expect(list.map(({ isMakeHomepage }) => isMakeHomepage)).toEqual(["N", "N"]);
    // The unpublished changes stay a draft, so that Undo does not publish them.
    const sent = service.calls.find(({ method }) => method === "PATCH");
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual(["isMakeHomepage", "updatedAt"]);
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
      method === "PATCH" && path === "/v1/realtor/b"
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
