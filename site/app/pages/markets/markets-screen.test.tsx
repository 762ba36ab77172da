// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Feed, FeedRun } from "@realtor/api/loaning";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { component as MarketsPage } from "./markets.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run: FeedRun = {
  id: 1,
  kind: "refresh",
  state: "done",
  startedAt: "2026-12-01T17:40:00.000Z",
  endedAt: "2026-12-01T17:40:08.000Z",
  counts: { added: 30, changed: 8, gone: 12 },
  errorCode: null,
  error: null,
};

const feed = (id: string, changes: Partial<Feed> = {}): Feed => ({
  id,
  name: id.toUpperCase(),
  state: "CA",
  listings: 12_482,
  problems: 0,
  isRunning: false,
  isStopped: false,
  nextRunAt: "2099-01-01T00:00:00.000Z",
  lastRun: run,
  lastDoneRun: run,
  progress: null,
  missingSecret: null,
  shrunkBy: null,
  ...changes,
});

function show(feeds: () => readonly Feed[]) {
  const service = fakeService(({ method, path }) => {
    if (path.endsWith("/counts")) return { unread: 0 };
    if (path === "/v1/feed-counts") return { waiting: 1 };
    if (path === "/v1/feeds") return feeds();
    return method === "POST" ? feeds()[0] : undefined;
  });
  renderAdmin(MarketsPage, {
    path: "/admin/markets",
    locale: "en",
    messages: pageMessages("markets"),
  });
  return service;
}

const row = async (name: string) => within(await screen.findByRole("row", { name: RegExp(name) }));

it("each market has its state, what visitors see, and one button named by the state", async () => {
  show(() => [
    feed("crmls", { problems: 3 }),
    feed("fmls", {
      isRunning: true,
      lastDoneRun: null,
      progress: { received: 12_400, expected: 20_000, secondsLeft: 236 },
    }),
    feed("gamls", {
      lastRun: { ...run, id: 2, state: "failed", errorCode: "unavailable", error: "503: closed" },
    }),
    feed("sdmls", { missingSecret: "RESO_SDMLS_CLIENT_SECRET", lastRun: null, lastDoneRun: null }),
  ]);
  const current = await row("CRMLS");
  expect(current.getByText("+38 −12")).toBeVisible();
  expect(current.getAllByRole("link", { name: "3" })[0]).toHaveAttribute(
    "href",
    "/en/admin/markets/crmls",
  );
  expect(current.getByRole("button", { name: "Run now" })).toBeEnabled();
  const first = await row("FMLS");
  expect(first.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "12400");
  expect(first.getByText("12,400 of 20,000 · about 4 min left")).toBeVisible();
  expect(first.getByRole("button", { name: "Stop" })).toBeEnabled();
  const failed = await row("GAMLS");
  expect(failed.getByText("The server does not answer")).toBeVisible();
  expect(failed.getByText(/^503\. Again at/)).toBeVisible();
  expect(failed.getByText("Visitors see that copy")).toBeVisible();
  expect(failed.getByRole("button", { name: "Try now" })).toBeEnabled();
  const missing = await row("SDMLS");
  expect(missing.getByText("RESO_SDMLS_CLIENT_SECRET")).toBeVisible();
  expect(missing.queryByRole("button", { name: /now|Stop/ })).toBeNull();
});

it("a feed that shrank is confirmed once it says how many listings go", async () => {
  const service = show(() => [feed("crmls", { shrunkBy: 3000 })]);
  await userEvent.click((await row("CRMLS")).getByRole("button", { name: "Review" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/3,000 of 12,482 listings/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Remove 3,000 listings" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const sent = service.calls.find(({ method }) => method === "POST");
  expect(sent).toMatchObject({
    path: "/v1/feeds/crmls/runs",
    body: { kind: "keys", isShrinkConfirmed: true },
  });
});

it("without markets the screen names the setting", async () => {
  show(() => []);
  expect(await screen.findByText("RESO_MARKETS")).toBeVisible();
});

it("the markets are asked for again only while one of them runs", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const isRunning = { now: true };
  const service = show(() => [feed("crmls", { isRunning: isRunning.now })]);
  const asked = () => service.calls.filter(({ path }) => path === "/v1/feeds").length;
  await screen.findByRole("button", { name: "Stop" });
  isRunning.now = false;
  await vi.advanceTimersByTimeAsync(2100);
  await screen.findByRole("button", { name: "Run now" });
  const before = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before);
});
