// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contact, inboxService } from "#test/fakes/inbox-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type * as EntryRowModule from "./entry-row.tsx";
import { component } from "./inbox.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));
const rendered = vi.hoisted(() => ({ rows: 0 }));
vi.mock(import("./entry-row.tsx"), async (load) => {
  const original: typeof EntryRowModule = await load();
  return {
    ...original,
    EntryRow(props) {
      rendered.rows += 1;
      return original.EntryRow(props);
    },
  };
});

const readAt = "2026-11-20T22:05:00Z";
const names = ["가", "나", "다"] as const;

beforeEach(() => {
  // A window with room for list and request.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: !query.startsWith("(max-width: 47.5em)"),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("renders no row of the list for a key, neither j and k nor in the note", async () => {
  inboxService({ contacts: names.map((name, n) => contact(name, 9 - n, { readAt })) });
  renderAdmin(component, {
    role: "realtor",
    path: "/admin/inbox",
    locale: "en",
    messages: pageMessages("inbox"),
  });
  await screen.findByRole("heading", { level: 2, name: "문의가" });
  expect(rendered.rows).toBeGreaterThanOrEqual(names.length);
  rendered.rows = 0;
  for (const [key, name] of [
    ["j", "문의나"],
    ["j", "문의다"],
    ["k", "문의나"],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    await screen.findByRole("heading", { level: 2, name });
    await waitFor(() =>
      expect(screen.getByRole("row", { current: true })).toHaveAccessibleName(new RegExp(name)),
    );
  }
  await userEvent.type(screen.getByLabelText("Your note"), "call back");
  expect(rendered.rows).toBe(0);
});
