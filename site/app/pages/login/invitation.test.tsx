// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { AddressContext } from "#app/page-root.tsx";
import { component as LoginPage } from "./login.page.tsx";

const email = "grace@example.com";
const openState = {
  state: "open",
  email,
  names: { ko: "김서연", en: "Grace", "ja-JP": "佐藤" },
  hasHomepage: true,
  hasPassword: false,
  expiresAt: "2026-11-30T20:00:00.000Z",
};
const problem = (status: number, code: string) =>
  Response.json({ code, message: code }, { status });

/** Responses by path, and what was sent. */
let responses: Record<string, () => Response>;
let sent: [path: string, body: unknown][];

beforeEach(() => {
  sent = [];
  responses = { "/api/auth/invitation": () => Response.json(openState) };
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin);
    if (pathname === "/api/auth/providers") return Response.json([]);
    sent.push([pathname, await new Request(new URL(input, location.origin), init).json()]);
    return responses[pathname]?.() ?? problem(404, "route.notFound");
  });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(fragment = "#token=t", locale: Locale = "en", phone: string | null = "949-555-0100") {
  history.replaceState(null, "", `/login?invite=${fragment}`);
  const { common, language } = labelsFor(locale);
  const address = {
    locale,
    lang: htmlLang(locale),
    path: "/login",
    search: "?invite=",
    origin: location.origin,
    ownDomain: false,
  };
  const provide = provideIntl(createIntl(locale, pageMessages("login")[locale]));
  const props = {
    labels: { common, language },
    agent: null,
    providers: [],
    phone,
    productLogin: null,
  };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AddressContext value={address}>{provide(<LoginPage {...props} />)}</AddressContext>
    </SWRConfig>,
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("an open invitation", () => {
  it.each([
    ["ko", "김서연\u00a0님, 반갑습니다", "홈페이지 만들기", "비밀번호"],
    ["en", "Welcome, Grace", "Start my website", "Password"],
    ["ja-JP", "佐藤さん、ようこそ", "ホームページを作る", "パスワード"],
  ] as const)("greets by name in %s", async (locale, title, button, label) => {
    open("#token=t", locale);
    await heading(title);
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole("button", { name: button })).toBeVisible();
    const password = field(label);
    expect(document.activeElement).toBe(password);
    expect(password.autocomplete).toBe("new-password");
    expect(sent).toEqual([["/api/auth/invitation", { token: "t" }]]);
    expect(location.search + location.hash).toBe("?invite=");
  });

  it("has the account's email for password managers, and no second field", async () => {
    open();
    await heading("Welcome, Grace");
    const account = document.querySelector<HTMLInputElement>("input[autocomplete=username]");
    expect(account?.value).toBe(email);
    expect(account?.hidden).toBe(true);
    expect(screen.queryByLabelText("Email")).toBeNull();
  });

  it.each([
    ["949-555-0100", /Call 949-555-0100\. We’ll correct/],
    [null, /Tell the person who invited you/],
  ])("says what to do if the email is another's, with the number %s", async (phone, text) => {
    open("#token=t", "en", phone);
    await heading("Welcome, Grace");
    expect(screen.getByText(text)).not.toBeVisible();
    press("Not your email?");
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "Not your email?" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  it("signs in with the password, and shows the form if that fails", async () => {
    responses["/api/auth/reset-password"] = () => Response.json({ status: true });
    responses["/api/auth/sign-in/email"] = () => problem(429, "rate.limited");
    open();
    await heading("Welcome, Grace");
    fireEvent.change(field("Password"), { target: { value: "seven-quiet-lemons" } });
    press("Start my website");
    await heading("Your password is set");
    expect(sent.slice(1)).toEqual([
      ["/api/auth/reset-password", { token: "t", newPassword: "seven-quiet-lemons" }],
      ["/api/auth/sign-in/email", { email, password: "seven-quiet-lemons" }],
    ]);
    expect(field("Email").value).toBe(email);
    expect(field("Password").value).toBe("seven-quiet-lemons");
    expect(location.search).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("has ended when it was used meanwhile", async () => {
    responses["/api/auth/reset-password"] = () => problem(400, "auth.invalidToken");
    open();
    await heading("Welcome, Grace");
    responses["/api/auth/invitation"] = () => Response.json({ state: "ended" });
    fireEvent.change(field("Password"), { target: { value: "seven-quiet-lemons" } });
    press("Start my website");
    expect(await heading("This invitation has expired")).toHaveFocus();
  });

  it("replaces a forgotten password", async () => {
    responses["/api/auth/invitation"] = () => Response.json({ ...openState, hasPassword: true });
    open();
    await heading("Choose a new password");
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole("button", { name: "Set password" })).toBeVisible();
  });

  it("is loaded again after a failure", async () => {
    responses["/api/auth/invitation"] = () => problem(503, "server.unavailable");
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t connect.");
    responses["/api/auth/invitation"] = () => Response.json(openState);
    press("Try again");
    await heading("Welcome, Grace");
  });
});

it("offers to sign in with the email once a password was set", async () => {
  responses["/api/auth/invitation"] = () => Response.json({ state: "accepted", email });
  open();
  await heading("Sign in");
  expect(field("Email").value).toBe(email);
  expect(field("Password").value).toBe("");
});

describe("an ended invitation", () => {
  beforeEach(() => {
    responses["/api/auth/invitation"] = () => Response.json({ state: "ended" });
  });

  it.each(locales)("is sent again in %s, without saying whether it is known", async (locale) => {
    const { formatMessage } = createIntl(locale, pageMessages("login")[locale]);
    responses["/api/auth/request-invitation"] = () => Response.json({ status: true });
    open("#token=t", locale, null);
    const title = await heading(formatMessage({ id: "login.ended.title" }));
    expect(document.activeElement).toBe(title);
    press(formatMessage({ id: "login.ended.send" }));
    const status = await screen.findByText(formatMessage({ id: "login.ended.sent" }));
    expect(status.closest("output")).not.toBeNull();
    expect(sent.at(-1)).toEqual(["/api/auth/request-invitation", { token: "t", locale }]);
  });

  it("says when there were too many tries", async () => {
    responses["/api/auth/request-invitation"] = () => problem(429, "rate.limited");
    open();
    await heading("This invitation has expired");
    press("Send me a new one");
    expect(await screen.findByRole("alert")).toHaveTextContent("That was too many tries.");
  });

  it("is replaced by another link that is opened in the tab", async () => {
    open();
    await heading("This invitation has expired");
    responses["/api/auth/invitation"] = () => Response.json(openState);
    location.hash = "#token=other";
    await heading("Welcome, Grace");
    expect(sent.at(-1)).toEqual(["/api/auth/invitation", { token: "other" }]);
  });

  it("cannot be sent again from a tab that never had the link", async () => {
    open("");
    await heading("This invitation has expired");
    expect(screen.getByText(/Open the link in your invitation again/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send me a new one" })).toBeNull();
    expect(sent).toEqual([]);
  });
});
