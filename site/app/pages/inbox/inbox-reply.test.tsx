// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contact, inboxService, lead } from "#test/fakes/inbox-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component } from "./inbox.page.tsx";

vi.mock("#app/fonts/full.css", () => ({}));

const show = (query = "", role: "admin" | "realtor" = "realtor") =>
  renderAdmin(component, {
    role,
    path: `/admin/inbox${query}`,
    locale: "en",
    messages: pageMessages("inbox"),
  });

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const reply = () => screen.getByLabelText("Your reply");
const replyText = () => screen.getByLabelText<HTMLTextAreaElement>("Your reply").value;
const stateOf = () => screen.getByRole("button", { name: /Status/ }).textContent;

/** A window as wide as a phone, or as a desktop. */
function stubWidth(width: "phone" | "desktop") {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.startsWith("(max-width: 47.5em)") === (width === "phone"),
    addEventListener() {},
    removeEventListener() {},
  }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("when the inbox opens", () => {
  it("opens the first request where there is room, without moving the focus", async () => {
    stubWidth("desktop");
    inboxService({ contacts: [contact("가", 2), contact("나", 1)] });
    show();
    await heading("문의가");
    expect(location.search).toBe("?item=%EA%B0%80");
    expect(document.body).toHaveFocus();
  });

  it("shows the list on a phone", async () => {
    stubWidth("phone");
    inboxService({ contacts: [contact("가", 2)] });
    show();
    await screen.findByRole("row", { name: /문의가/ });
    expect(location.search).toBe("");
  });

  it.each([
    ["contacts", { leads: [lead("1", 1, { readAt: "2026-11-20T22:05:00Z" })] }],
    ["leads", { leads: [lead("1", 1)] }],
  ])("has for staff the tab with unread ones: %s", async (tab, { leads }) => {
    inboxService({ leads, contacts: [contact("가", 2)] });
    show("", "admin");
    const name = tab === "leads" ? /Website requests/ : /Inquiries/;
    await waitFor(() =>
      expect(screen.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true"),
    );
    expect(
      await screen.findByRole("row", { name: tab === "leads" ? /신청 1/ : /문의가/ }),
    ).toBeVisible();
  });

  it("requests the unread ones first", async () => {
    const service = inboxService({ contacts: [contact("가", 2)] });
    show();
    await screen.findByRole("row", { name: /문의가/ });
    const list = service.calls.find(({ path }) => path === "/v1/realtor-contacts");
    expect(list?.query.get("unreadAt")).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe("a reply", () => {
  it("begins in the language of the visitor, with its meaning", async () => {
    inboxService({ contacts: [contact("가", 1, { locale: "ko" })] });
    show("?item=가");
    await heading("문의가");
    // What it answers is the agent's own.
    await waitFor(() => expect(replyText()).toBe("문의가 님, 안녕하세요."));
    await userEvent.click(screen.getByRole("button", { name: "I’ll call you" }));
    expect(replyText()).toMatch(/^문의가 님, 안녕하세요\.\n.+곧 전화드리겠습니다.+\nGrace Kim$/);
    expect(screen.getByText("You’re replying in Korean. In English:")).toBeVisible();
    expect(screen.getByText(/I’ll call you soon/)).toBeVisible();
  });

  it("confirms the time at which the visitor would like to see the home", async () => {
    const start = new Date(Date.UTC(2035, 11, 5, 21)).toISOString();
    const end = new Date(Date.UTC(2035, 11, 6)).toISOString();
    const showing = {
      timeZone: "America/Los_Angeles",
      visitorTimeZone: "Asia/Seoul",
      wishes: [{ start, end }],
    };
    const listing = {
      listingKey: "CRMLS-1",
      address: "6591 Stonefield Lane, Irvine, CA",
      price: 1_575_000,
      searchType: "sale" as const,
      imageUrl: null,
    };
    inboxService({ contacts: [contact("가", 1, { locale: "en", listing, showing })] });
    show("?item=가");
    await heading("문의가");
    const time = "Wednesday, December 5, 1–4 PM";
    const wishes = screen.getByRole("region", { name: "Would like to see it (Pacific Time)" });
    expect(within(wishes).getByRole("listitem")).toHaveTextContent(
      `${time}Seoul: Thursday, December 6, 6–9 AM`,
    );
    await waitFor(() => expect(replyText()).toContain(`${time} (Pacific Time) works.`));
  });

  it("has no meaning in the language of the page, nor for an unknown one", async () => {
    inboxService({ contacts: [contact("가", 1, { locale: null })] });
    show("?item=가");
    await heading("문의가");
    await waitFor(() => expect(replyText()).toMatch(/^Hi 의가,/));
    expect(screen.queryByText(/You’re replying/)).toBeNull();
  });

  it("opens a new request, and Undo makes it new again", async () => {
    const service = inboxService({ contacts: [contact("가", 1)] });
    show("?item=가");
    await heading("문의가");
    const send = screen.getByRole("link", { name: "Open in email" });
    send.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(send);
    await waitFor(() => expect(stateOf()).toContain("Open"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(stateOf()).toContain("New"));
    expect(service.lists["/v1/realtor-contacts"]).toMatchObject([{ state: "new" }]);
  });

  it("leaves a finished request as it is", async () => {
    const service = inboxService({ contacts: [contact("가", 1, { state: "done" })] });
    show("?item=가");
    await heading("문의가");
    const call = screen.getByRole("link", { name: "Call" });
    call.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(call);
    expect(service.lists["/v1/realtor-contacts"]).toMatchObject([{ state: "done" }]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("is copied for KakaoTalk; without permission the text stays and nothing is marked", async () => {
    const service = inboxService({ contacts: [contact("가", 1)] });
    show("?item=가");
    await heading("문의가");
    const user = userEvent.setup({ writeToClipboard: false });
    const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("no"));
    await user.click(screen.getByRole("radio", { name: "KakaoTalk" }));
    fireEvent.change(reply(), { target: { value: "Hello" } });
    await user.click(screen.getByRole("button", { name: "Copy and open KakaoTalk" }));
    expect(await screen.findByText(/Couldn’t copy/)).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith("Hello");
    expect(reply()).toHaveValue("Hello");
    expect(service.lists["/v1/realtor-contacts"]).toMatchObject([{ state: "new" }]);
  });

  it("has no channel without email and a valid number", async () => {
    inboxService({ contacts: [contact("가", 1, { email: "", phoneCountryCode: "" })] });
    show("?item=가");
    await heading("문의가");
    expect(screen.queryByLabelText("Your reply")).toBeNull();
    expect(screen.queryByRole("link", { name: "Call" })).toBeNull();
  });

  it("crosses out a number that is not to be contacted, without ways to call and text it", async () => {
    const service = inboxService({ contacts: [contact("가", 1)] });
    show("?item=가");
    await heading("문의가");
    await userEvent.click(screen.getByRole("radio", { name: "Text" }));
    const choose = async (item: string) => {
      await userEvent.click(screen.getByRole("button", { name: "More" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: item }));
    };
    await choose("Mark “do not contact”");
    expect(await screen.findByText("+1 949 555 0161", { selector: "s" })).toBeInTheDocument();
    expect(screen.getByText(/Do not contact$/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Call" })).toBeNull();
    expect(screen.queryByRole("radio", { name: "Text" })).toBeNull();
    expect(screen.getByRole("link", { name: "Open in email" })).toBeInTheDocument();
    expect(service.lists["/v1/realtor-contacts"]).toMatchObject([{ doNotContact: true }]);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Call" })).toBeInTheDocument();
  });

  it("is written in a dialog on a phone", async () => {
    stubWidth("phone");
    inboxService({ contacts: [contact("가", 1)] });
    show("?item=가");
    await heading("문의가");
    expect(screen.queryByLabelText("Your reply")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Text" }));
    const dialog = screen.getByRole("dialog", { name: "Reply by text" });
    expect(within(dialog).getByRole("link", { name: "Open in Messages" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^sms:\+19495550161\?&body=Hi%20/),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
