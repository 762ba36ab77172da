// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { HeldContact } from "@realtor/api/leads";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contact, inboxService } from "#test/fakes/inbox-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component } from "./inbox.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

const heldContact = (id: string, name: string): HeldContact => ({
  id,
  name,
  phone: "010-555-0144",
  phoneCountryCode: "KR",
  createdAt: "2026-11-20T22:10:00Z",
  lastError: "404 realtor.notFound",
});

const show = (query: string, role: "admin" | "realtor" = "admin") =>
  renderAdmin(component, { role, path: `/admin/inbox${query}`, messages: pageMessages("inbox") });

const resendButtons = () => screen.queryAllByRole("button", { name: /^다시 보내기/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says who sent the requests that no agent has, also above an empty list", async () => {
  inboxService({ held: [heldContact("1", "김하나"), heldContact("2", "박두리")] });
  show("?tab=contacts");
  expect(
    await screen.findByText(/^상담 문의 2건을 에이전트에게 전달하지 못했습니다/),
  ).toBeVisible();
  expect(screen.getAllByText("+82 10-555-0144")).toHaveLength(2);
  expect(screen.getAllByText("404 realtor.notFound")).toHaveLength(2);
});

it("passes one on again, and then all others", async () => {
  const held = ["1", "2", "3"].map((id) => heldContact(id, `문의 ${id}`));
  inboxService({ contacts: [contact("가", 1)], held });
  show("?tab=contacts");
  const second = await screen.findByRole("button", { name: /^다시 보내기 문의 2/ });
  await userEvent.click(second);
  expect(await screen.findByText("문의 1건을 다시 보내고 있습니다.")).toBeVisible();
  expect(resendButtons().map((one) => one.getAttribute("aria-labelledby"))).toHaveLength(2);
  expect(screen.queryByText(/^문의 2, /)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "모두 다시 보내기" }));
  expect(await screen.findByText("문의 2건을 다시 보내고 있습니다.")).toBeVisible();
  expect(resendButtons()).toEqual([]);
});

it("is not for agents, who may not see the requests of others", async () => {
  const service = inboxService({
    contacts: [contact("가", 1)],
    held: [heldContact("1", "김하나")],
  });
  show("", "realtor");
  const list = await screen.findByRole("grid", { name: "문의 목록" });
  expect(within(list).getAllByRole("row")).toHaveLength(1);
  expect(screen.queryByText(/김하나/)).not.toBeInTheDocument();
  expect(service.calls.filter(({ path }) => path.includes("held"))).toEqual([]);
});
