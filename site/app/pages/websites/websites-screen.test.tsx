// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { problem } from "#test/fakes/fake-service.ts";
import { homepage, renderRealtors, row, showWebsites } from "#test/fixtures/show-websites.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

const requestedQueries = ({ calls }: ReturnType<typeof showWebsites>) =>
  calls.filter(({ path }) => path === "/v1/realtor").map(({ query }) => String(query));

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

it("the list of websites shows the fields of each homepage", async () => {
  showWebsites([
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
  expect(within(await row("리얼터 c")).getByText("초대 보냄")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("홈페이지 목록 3");
});

it("the list of websites has the second name of the agent in every language", async () => {
  const names = {
    etcInfo: [{ contentType: "korea_name", content: "사토" }],
    presentation: { nameJa: "佐藤", languages: ["ja", "ko"] },
  };
  showWebsites([homepage("a", { ...names, userName: "Haruka Sato" })], { locale: "en" });
  expect(within(await row("Haruka Sato")).getByRole("rowheader")).toHaveTextContent(
    "Haruka Sato 佐藤",
  );
});

it("the list of websites shows how long ago a change of the last seven days was", async () => {
  const updatedAt = new Date(Date.now() - (3 * 60 + 1) * 60_000).toISOString();
  showWebsites([homepage("a", { updatedAt })]);
  const [time] = within(await row("리얼터 a")).getAllByText("3시간 전");
  expect(time).toHaveAttribute("datetime", updatedAt);
  expect(time?.title).toMatch(/^\d{4}년 \d+월 \d+일 오[전후] \d+:\d\d$/);
});

it("the list of websites requests the query of the URL, and updates the URL", async () => {
  const service = showWebsites([homepage("a")], { query: "?state=draft&sort=name&page=2" });
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

it("the list of websites announces the number of results, also when there are none", async () => {
  showWebsites([homepage("a")]);
  expect(await screen.findByText("홈페이지 1개")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox"), "no match{Enter}");
  expect(await screen.findByText("‘no match’에 맞는 결과가 없습니다.")).toBeVisible();
  await waitFor(() => expect(screen.getByText("홈페이지 0개")).toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("홈페이지 목록 1개 중 0개");
  // The tabs keep the numbers of all websites.
  expect(screen.getByRole("radio", { name: /전체/ })).toHaveTextContent("전체 1");
  await userEvent.click(screen.getByRole("button", { name: "전체 보기" }));
  expect(await row("리얼터 a")).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

it("the list of websites keeps the filters in the address", async () => {
  const service = showWebsites([homepage("a")]);
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

it("the list of websites links to the next pages", async () => {
  showWebsites(
    Array.from({ length: 41 }, (_, index) => homepage(String(index))),
    { query: "?state=live" },
  );
  await row("리얼터 0");
  const pages = within(screen.getByRole("navigation", { name: "페이지" }));
  expect(pages.getByRole("link", { name: "3페이지" })).toHaveAttribute(
    "href",
    "/admin?state=live&page=3",
  );
});

it("the list of websites shows the error when loading fails, and retries", async () => {
  const service = showWebsites([homepage("a")]);
  cleanup();
  const restore = service.before(({ path }) =>
    path === "/v1/realtor"
      ? problem(403, "auth.forbidden", "You are not allowed to do this.")
      : undefined,
  );
  renderRealtors();
  expect(await screen.findByRole("alert")).toHaveTextContent("이 계정에는 권한이 없습니다.");
  restore();
  await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await row("리얼터 a")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("the list of websites shows staff which details of the operator are missing", async () => {
  showWebsites([homepage("a")], { missing: ["legalName", "nmlsId"] });
  expect(await screen.findByText(/: legalName, nmlsId$/)).toBeInTheDocument();
});
