// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem } from "#test/fakes/fake-service.ts";
import { contact, inboxService, lead } from "#test/fakes/inbox-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component } from "./inbox.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

const show = (query = "", role: "admin" | "realtor" = "admin") =>
  renderAdmin(component, { role, path: `/admin/inbox${query}`, messages: pageMessages("inbox") });

const rows = () => within(screen.getByRole("grid", { name: "문의 목록" })).getAllByRole("row");
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const link = async (name: string) => within(await row(name)).getByRole("link");
const names = () =>
  rows().map((one) => one.querySelector("[data-entry] > span > span")?.textContent);
const select = (label: string) => screen.getByRole("button", { name: new RegExp(label) });
async function choose(label: string, option: string) {
  await userEvent.click(select(label));
  await userEvent.click(screen.getByRole("option", { name: option }));
}
const filter = (name: string) =>
  userEvent.click(
    within(screen.getByRole("navigation", { name: "보기" })).getByRole("link", { name }),
  );
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
/** Advances to the next poll. */
const poll = () => act(() => vi.advanceTimersByTimeAsync(15_000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(new Date("2026-11-20T22:30:00Z"));
  localStorage.clear();
  sessionStorage.clear();
  document.title = "문의";
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the list", () => {
  it("marks unread entries, also as text, in the header and in the title", async () => {
    inboxService({
      leads: [lead("1", 2), lead("2", 1, { readAt: "2026-11-20T22:05:00Z", state: "called" })],
    });
    show();
    expect(await row("신청 1")).toHaveAccessibleName(/새 문의, 읽지 않음/);
    expect(await row("신청 2")).not.toHaveAccessibleName(/읽지 않음/);
    expect(screen.getByRole("tab", { name: "홈페이지 신청 1" })).toBeVisible();
    expect(screen.getByText("읽지 않은 문의 1건")).toBeInTheDocument();
    expect(document.title).toBe("(1) 문의");
  });

  it("adds new entries with an announcement, and keeps the focus", async () => {
    const service = inboxService({ leads: [lead("1", 2), lead("2", 1)] });
    show();
    const focused = await row("신청 2");
    focused.focus();
    service.add(lead("3", 3));
    await poll();
    await waitFor(() => expect(names()).toEqual(["신청 3", "신청 1", "신청 2"]));
    expect(focused).toHaveFocus();
    expect(screen.getByText("새 홈페이지 신청 1건이 들어왔습니다.")).toBeInTheDocument();
    expect(document.title).toBe("(3) 문의");
    service.add(contact("다", 4));
    await poll();
    expect(await screen.findByText("새 상담 문의 1건이 들어왔습니다.")).toBeInTheDocument();
  });

  it("loads more entries", async () => {
    const leads = Array.from({ length: 25 }, (_, index) => lead(String(index), 25 - index));
    inboxService({ leads });
    show();
    await row("신청 19");
    expect(rows()).toHaveLength(20);
    expect(screen.getByText("25건 중 20건")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "더 보기" }));
    await row("신청 24");
    expect(names()).toEqual(leads.map(({ name }) => name));
    expect(screen.queryByRole("button", { name: "더 보기" })).toBeNull();
  });

  it("polls its first page only, until the counts show a change below it", async () => {
    const leads = Array.from({ length: 30 }, (_, index) => lead(String(index), 30 - index));
    const service = inboxService({ leads });
    show();
    await userEvent.click(await screen.findByRole("button", { name: "더 보기" }));
    await waitFor(() => expect(rows()).toHaveLength(30));
    const stored = service.lists["/api/leads"] ?? [];
    /** The list requests until the next poll has ended, as [page, rows]. */
    async function pollRequests() {
      service.calls.length = 0;
      await poll();
      return service.calls
        .filter(({ path, method }) => path === "/api/leads" && method === "GET")
        .map(({ query }) => [Number(query.get("currentPage")), Number(query.get("perPage"))]);
    }

    expect(await pollRequests()).toEqual([[0, 20]]);
    Object.assign(stored[25] ?? {}, { state: "done" });
    expect(await pollRequests()).toContainEqual([0, 40]);
    await waitFor(() => expect(rows()[25]).toHaveAccessibleName(/완료/));
    stored.splice(27, 1);
    service.add(lead("새", 59));
    await pollRequests();
    await waitFor(() => expect(names()[0]).toBe("신청 새"));
    const found = stored.map((one) => ("area" in one ? one.name : ""));
    await waitFor(() => expect(names()).toEqual(found));
    expect(await pollRequests()).toEqual([[0, 20]]);
  });

  it("is filtered by the URL and keeps the filter on reload", async () => {
    inboxService({
      leads: [lead("1", 2), lead("2", 1, { state: "done" }), lead("3", 0, { spam: true })],
    });
    const { unmount } = show();
    await row("신청 1");
    await filter("완료 1");
    await waitFor(() => expect(names()).toEqual(["신청 2"]));
    unmount();
    show(location.search);
    expect(await row("신청 2")).toBeVisible();
    await filter("스팸함 1");
    await waitFor(() => expect(names()).toEqual(["신청 3"]));
    await filter("진행 중 0");
    expect(await screen.findByText("조건에 맞는 문의가 없습니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "전체 보기" }));
    await waitFor(() => expect(names()).toEqual(["신청 1", "신청 2"]));
  });

  it("shows words for the code when loading fails, and retries", async () => {
    const service = inboxService({ leads: [lead("1", 1)] });
    const restore = service.before(({ path, method }) =>
      path === "/api/leads" && method === "GET"
        ? problem(503, "auth.unavailable", "Authentication is unavailable.")
        : undefined,
    );
    show();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
    restore();
    await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await row("신청 1")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("opens for staff the tab that has unread requests", async () => {
    const readAt = "2026-11-20T22:05:00Z";
    inboxService({ leads: [lead("1", 1, { readAt })], contacts: [contact("나", 1)] });
    show();
    expect(await row("문의나")).toBeVisible();
    expect(screen.getByRole("tab", { name: "상담 문의 1" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(location.search).toContain("tab=contacts");
  });

  it("offers no choice, filter or search where there is no request", async () => {
    inboxService({});
    show();
    expect(await screen.findByText(/^받은 문의가 없습니다/)).toBeVisible();
    expect(screen.queryByText("왼쪽에서 문의를 선택해 주세요.")).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.queryByRole("navigation", { name: "보기" })).toBeNull();
  });

  it("has no leads for a realtor and does not request them", async () => {
    const service = inboxService({ leads: [lead("1", 1)], contacts: [contact("나", 1)] });
    show("?tab=leads", "realtor");
    expect(await row("문의나")).toHaveTextContent("집을 보고 싶습니다.");
    expect(screen.queryByRole("tab")).toBeNull();
    expect(service.lines().filter((line) => line.includes("/api/leads"))).toEqual([]);
  });
});

describe("an entry", () => {
  it("is marked as read when opened, and closed by going back", async () => {
    const service = inboxService({ leads: [lead("1", 2), lead("2", 1)] });
    show();
    await userEvent.click(await link("신청 1"));
    expect(await heading("신청 1")).toBeVisible();
    expect(location.search).toBe("?item=1");
    expect(await row("신청 1")).toHaveAttribute("aria-current", "true");
    expect(await row("신청 1")).toHaveAccessibleName(/읽지 않음/);
    expect(document.title).toBe("(2) 문의");
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(document.title).toBe("(1) 문의"));
    expect(await row("신청 1")).not.toHaveAccessibleName(/읽지 않음/);
    expect(service.calls.filter(({ method }) => method === "PATCH")).toMatchObject([
      { path: "/api/leads/1", body: {} },
      { path: "/api/leads/1", body: { read: true } },
    ]);
    history.back();
    expect(await screen.findByText("왼쪽에서 문의를 선택해 주세요.")).toBeVisible();
  });

  it("opens by its URL, whether it is listed or not", async () => {
    inboxService({ contacts: [contact("가", 2), contact("나", 1, { spam: true })] });
    show("?tab=contacts&item=나");
    expect(await heading("문의나")).toBeVisible();
    expect(names()).toEqual(["문의가"]);
  });

  it("shows an error when it does not exist", async () => {
    inboxService({});
    show("?item=7");
    expect(await screen.findByRole("alert")).toHaveTextContent("더 이상 없는 항목입니다.");
  });

  it("changes its state; on failure shows the error and keeps the old state", async () => {
    const service = inboxService({ contacts: [contact("가", 1)] });
    show("?tab=contacts&item=가");
    await heading("문의가");
    await choose("상태", "진행 중");
    await waitFor(async () => expect(await row("문의가")).toHaveAccessibleName(/진행 중/));
    expect(await screen.findByText("상태: 진행 중")).toBeInTheDocument();
    const restore = service.before(({ method }) =>
      method === "PATCH" ? problem(503, "server.unavailable", "Not ready.") : undefined,
    );
    await choose("상태", "완료");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
    expect(select("상태")).toHaveTextContent("진행 중");
    restore();
    await choose("상태", "완료");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(select("상태")).toHaveTextContent("완료");
  });

  it("keeps an unsaved note after opening another entry and after a reload", async () => {
    const service = inboxService({ leads: [lead("1", 2), lead("2", 1)] });
    const { unmount } = show("?item=1");
    await heading("신청 1");
    const restore = service.before(({ body }) =>
      "note" in body ? problem(503, "server.unavailable", "Not ready.") : undefined,
    );
    fireEvent.change(screen.getByLabelText("메모"), { target: { value: "내일 전화" } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /이용할 수 없습니다\..*남아 있습니다/,
    );
    await userEvent.click(await link("신청 2"));
    await heading("신청 2");
    expect(screen.getByLabelText("메모")).toHaveValue("");
    unmount();
    restore();
    show("?item=1");
    await heading("신청 1");
    expect(screen.getByLabelText("메모")).toHaveValue("내일 전화");
    expect(await screen.findByText(/저장했습니다$/)).toBeInTheDocument();
    expect(service.lists["/api/leads"]).toMatchObject([{ note: "내일 전화" }, { note: "" }]);
  });

  it("can be moved to spam and back", async () => {
    const service = inboxService({ leads: [lead("1", 2), lead("2", 1)] });
    show("?item=1");
    await heading("신청 1");
    await userEvent.click(screen.getByRole("button", { name: "스팸으로 옮기기" }));
    await waitFor(() => expect(names()).toEqual(["신청 2"]));
    expect(await heading("신청 1")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(service.lists["/api/leads"]?.[0]?.spam).toBe(false));
  });

  it("shows why delivery to team chat failed", async () => {
    const delivery = {
      state: "failed",
      attempts: 3,
      lastError: "404 no_service",
      deliveredAt: null,
    } as const;
    const service = inboxService({ leads: [lead("1", 1, { delivery })] });
    show("?item=1");
    await heading("신청 1");
    expect(screen.getByText("보내지 못함")).toBeVisible();
    expect(screen.getByText("404 no_service")).toBeVisible();
    expect(screen.getByText(/3번 시도했습니다/)).toBeVisible();
    // It is delivered meanwhile, without a change of `updatedAt`.
    const [entry] = service.lists["/api/leads"] ?? [];
    Object.assign(entry ?? {}, { delivery: lead("1", 1).delivery });
    await poll();
    expect(await screen.findByText(/^보냄/)).toBeVisible();
  });

  it("names the page from which it was sent", async () => {
    const pageUrl = "https://realtor.example/grace-kim/homes";
    inboxService({ contacts: [contact("가", 1, { pageUrl })] });
    show("?tab=contacts&item=가");
    await heading("문의가");
    expect(screen.getByText("보낸 페이지")).toBeVisible();
    expect(screen.getByRole("link", { name: "realtor.example/grace-kim/homes" })).toHaveAttribute(
      "href",
      pageUrl,
    );
  });

  it("is deleted after confirmation; the focus moves to the page's heading", async () => {
    const service = inboxService({ leads: [lead("1", 2), lead("2", 1)] });
    show("?item=1");
    await heading("신청 1");
    const restore = service.before(({ method }) =>
      method === "DELETE" ? problem(503, "server.unavailable", "Not ready.") : undefined,
    );
    await userEvent.click(screen.getByRole("button", { name: "더 보기" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "개인정보 삭제…" }));
    const dialog = screen.getByRole("alertdialog", {
      name: "신청 1 님의 문의를 삭제하시겠습니까?",
    });
    await userEvent.click(within(dialog).getByRole("button", { name: "삭제" }));
    expect(service.calls.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.type(within(dialog).getByLabelText("이름"), "신청 1");
    await userEvent.click(within(dialog).getByRole("button", { name: "삭제" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "지금은 서비스를 이용할 수 없습니다.",
    );
    restore();
    await userEvent.click(within(dialog).getByRole("button", { name: "삭제" }));
    expect(await screen.findByText("성공적으로 삭제 되었습니다.")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["신청 2"]));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(service.lists["/api/leads"]).toHaveLength(1);
    expect(location.search).toBe("");
  });
});

describe("the home of a contact request", () => {
  const listing = {
    listingKey: "CRMLS/1",
    address: "6591 Stonefield Lane, Irvine, CA",
    price: 1_575_000,
    searchType: "sale" as const,
    imageUrl: "https://loaning.example/media/samples/front.jpg",
  };
  const fact = async () => {
    await heading("문의가");
    const [term] = screen.queryAllByText("문의한 집");
    return term?.closest("div") ?? null;
  };
  const open = (changes: Parameters<typeof contact>[2], role?: "admin" | "realtor") => {
    inboxService({ contacts: [contact("가", 1, changes)] });
    show("?tab=contacts&item=가", role);
    return fact();
  };

  it("is in the list, also for screen readers", async () => {
    inboxService({ contacts: [contact("가", 2, { listing }), contact("나", 1)] });
    show("?tab=contacts");
    expect((await row("문의가")).querySelector("img")).toHaveAttribute(
      "src",
      "/images/320/samples/front.jpg",
    );
    expect(await row("문의가")).toHaveAccessibleName(
      /^문의가, 6591 Stonefield Lane, Irvine, CA, 집을 보고 싶습니다/,
    );
    expect(await row("문의나")).toHaveAccessibleName(/^문의나, 집을 보고 싶습니다/);
  });

  it.each(["admin", "realtor"] as const)("is shown to a %s with its page", async (role) => {
    const shown = await open({ listing }, role);
    expect(shown).toHaveTextContent(
      /^문의한 집\$1,575,0006591 Stonefield Lane, Irvine, CA매물 보기$/,
    );
    expect(shown?.querySelector("img")).toHaveAttribute("src", "/images/320/samples/front.jpg");
    expect(screen.getByRole("link", { name: "매물 보기" })).toHaveAttribute(
      "href",
      "/grace-kim/homes/CRMLS%2F1",
    );
  });

  it("keeps its text when it is withdrawn and its photo is gone", async () => {
    const shown = await open({ listing });
    fireEvent.error(shown?.querySelector("img") ?? document.body);
    expect(shown?.querySelector("img")).toBeNull();
    expect(shown).toHaveTextContent(/\$1,575,0006591 Stonefield Lane, Irvine, CA/);
  });

  it("has no link when the homepage was deleted", async () => {
    const shown = await open({ listing, realtor: null });
    expect(shown).toHaveTextContent(listing.address);
    expect(screen.queryByRole("link", { name: "매물 보기" })).toBeNull();
  });

  it("is named by its key if it could not be read", async () => {
    const unknown = { address: null, price: null, searchType: null, imageUrl: null };
    const shown = await open({ listing: { ...listing, ...unknown } });
    expect(shown).toHaveTextContent(/^문의한 집CRMLS\/1매물 보기$/);
  });

  it.each([[null], [undefined]])("is absent for a request about none (%s)", async (none) => {
    expect(await open({ listing: none })).toBeNull();
    expect(screen.queryByRole("link", { name: "매물 보기" })).toBeNull();
  });
});

it("opens the sign-in dialog over the screen when the token expires, and keeps the input", async () => {
  const service = inboxService({ leads: [lead("1", 1)] });
  show("?item=1");
  await heading("신청 1");
  const restore = service.before(({ token, path }) =>
    token === "admin" && path.startsWith("/api/leads/1")
      ? problem(401, "auth.required", "Please sign in.")
      : undefined,
  );
  fireEvent.change(screen.getByLabelText("메모"), { target: { value: "내일 전화" } });
  fireEvent.blur(screen.getByLabelText("메모"));
  expect(await screen.findByRole("alertdialog", { name: "관리 화면 로그인" })).toBeVisible();
  expect(screen.getByLabelText("메모")).toHaveValue("내일 전화");
  restore();
});
