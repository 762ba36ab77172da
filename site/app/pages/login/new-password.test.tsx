// @vitest-environment jsdom
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import { AddressContext } from "#app/page-root.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component as LoginPage } from "./login.page.tsx";
import { loadLinkPages } from "./use-link-pages.ts";

/** Response of the password endpoints, and the request bodies. */
let respond: () => Response | Promise<Response>;
let sent: unknown[];

beforeAll(loadLinkPages);

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    if (!/password/.test(input)) return Response.json([]);
    sent.push(await new Request(new URL(input, location.origin), init).json());
    return respond();
  });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

function open(search: string, locale: Locale = "en") {
  history.replaceState(null, "", `/login${search}`);
  const { common, language } = labelsFor(locale);
  const address = {
    locale,
    lang: htmlLang(locale),
    path: "/login",
    search: "",
    origin: location.origin,
    ownDomain: false,
  };
  const provide = provideIntl(createIntl(locale, pageMessages("login")[locale]));
  render(
    <AddressContext value={address}>
      {provide(
        <LoginPage
          labels={{ common, language }}
          agent={null}
          providers={[]}
          phone={null}
          productLogin={null}
        />,
      )}
    </AddressContext>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const title = () => screen.getByRole("heading", { level: 1 });

describe("password link", () => {
  it.each([
    ["ko", "새 비밀번호 정하기", "새 비밀번호", "10자 이상. 기억하기 쉬운 짧은 문장도 좋습니다."],
    [
      "en",
      "Choose a new password",
      "New password",
      "At least 10 characters. A short sentence works well.",
    ],
    [
      "ja-JP",
      "新しいパスワードの設定",
      "新しいパスワード",
      "10文字以上。覚えやすい短い文でも構いません。",
    ],
  ] as const)("opens the form in %s", (locale, heading, label, rule) => {
    open("?reset=t", locale);
    expect(title().textContent).toBe(heading);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("autocomplete")).toBe("new-password");
    const described = field.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(rule);
  });

  it("accepts a pasted password", () => {
    open("?reset=t");
    const field = screen.getByLabelText<HTMLInputElement>("New password");
    fireEvent.focus(field);
    // False when a handler has prevented the default, which inserts the text.
    expect(fireEvent.paste(field, { clipboardData: { getData: () => "seven-quiet-lemons" } })).toBe(
      true,
    );
    expect(field.maxLength).toBe(-1);
  });

  it.each([
    ["", "Enter a new password."],
    ["nine-char", "Use at least 10 characters."],
    ["x".repeat(129), "Use at most 128 characters."],
  ])("does not send %j and revalidates on change", (typed, message) => {
    open("?reset=t");
    type("New password", typed);
    press("Set password");
    const field = screen.getByLabelText<HTMLInputElement>("New password");
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(typed);
    expect(screen.getByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
    type("New password", "ten-charac");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it("says that a password is too short when its field is left", () => {
    open("?reset=t");
    const field = screen.getByLabelText("New password");
    fireEvent.blur(field);
    expect(field.getAttribute("aria-invalid")).toBeNull();
    type("New password", "nine-char");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText("Use at least 10 characters.")).toBeTruthy();
  });

  it.each([
    ["auth.passwordTooShort", "Use at least 10 characters."],
    ["auth.passwordTooLong", "Use at most 128 characters."],
    [
      "auth.passwordTooWeak",
      "This password is easy to guess. Choose a longer one, such as several unrelated words.",
    ],
  ])("shows the backend error %s", async (code, message) => {
    respond = () => problem(400, code);
    open("?reset=t");
    type("New password", "seven-quiet-lemons");
    press("Set password");
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each([
    [
      "one minute",
      () => problem(429, "rate.limited", { "retry-after": "7" }),
      "That was too many tries. Try again in 1 minute.",
    ],
    [
      "minutes, rounded up",
      () => problem(429, "rate.limited", { "retry-after": "121" }),
      "That was too many tries. Try again in 3 minutes.",
    ],
    [
      "no time",
      () => problem(429, "rate.limited"),
      "That was too many tries. Try again in a few minutes.",
    ],
    [
      "offline",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "We couldn’t connect. Check your connection and try again in a moment.",
    ],
    [
      "a failure",
      () => problem(503, "server.unavailable"),
      "We couldn’t connect. Check your connection and try again in a moment.",
    ],
  ])("keeps the password and the token for a retry: %s", async (_case, failing, message) => {
    respond = failing;
    open("?reset=t");
    type("New password", "seven-quiet-lemons");
    press("Set password");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe(
      "seven-quiet-lemons",
    );
    respond = () => Response.json({ status: true });
    press("Set password");
    await screen.findByRole("heading", { name: "Your password is set" });
    const body = { token: "t", newPassword: "seven-quiet-lemons" };
    expect(sent).toEqual([body, body]);
  });

  it("continues to sign-in with the new password and removes the token", async () => {
    respond = () => Response.json({ status: true });
    open("?reset=t&redirect=%2Fterms");
    type("New password", "seven-quiet-lemons");
    press("Set password");
    await screen.findByRole("heading", { name: "Your password is set" });
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("seven-quiet-lemons");
    expect(location.search).toBe("?redirect=%2Fterms");
    expect(sessionStorage).toHaveLength(0);
    // The skip link changes only the fragment.
    fireEvent(globalThis.window, new Event("hashchange"));
    expect(title().textContent).toBe("Your password is set");
  });

  it("shows the next step for a used link", async () => {
    respond = () => problem(400, "auth.invalidToken");
    open("?reset=t");
    type("New password", "seven-quiet-lemons");
    press("Set password");
    await screen.findByRole("heading", { name: "This link no longer works" });
    expect(document.activeElement).toBe(title());
    expect(screen.getByText(/get a new link below/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/en/login");
    expect(screen.queryAllByRole("button", { name: "Send me a link" })).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it("treats a link without a token as invalid", () => {
    open("?reset=");
    expect(title().textContent).toBe("This link no longer works");
  });
});

describe("forgotten password", () => {
  const forgot = "Forgot your password?";

  it.each(locales)("requests a reset link in %s for the entered email", async (locale) => {
    const intl = createIntl(locale, pageMessages("login")[locale]);
    respond = () => Response.json({ status: true });
    open("", locale);
    type(intl.formatMessage({ id: "login.id" }), "grace-kim@example.com");
    press(intl.formatMessage({ id: "login.forgot" }));
    const fields = screen.getAllByLabelText<HTMLInputElement>(
      intl.formatMessage({ id: "login.id" }),
    );
    expect(fields.map(({ value }) => value)).toEqual(Array(2).fill("grace-kim@example.com"));
    expect(document.activeElement).toBe(fields[1]);
    press(intl.formatMessage({ id: "login.forgot.submit" }));
    const confirmation = await screen.findByText(intl.formatMessage({ id: "login.forgot.sent" }));
    expect(confirmation.closest("output")).not.toBeNull();
    expect(sent).toEqual([{ email: "grace-kim@example.com", locale }]);
  });

  it.each([
    ["", "Enter your email."],
    ["grace", "Enter a complete email address. For example, name@example.com"],
  ])("rejects the email %j", (typed, message) => {
    open("");
    press(forgot);
    const field = screen.getAllByLabelText<HTMLInputElement>("Email")[1];
    if (field) fireEvent.change(field, { target: { value: typed } });
    press("Send me a link");
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent).toEqual([]);
  });

  it("opens once for a click that is dispatched twice", () => {
    open("");
    const button = screen.getByRole("button", { name: forgot });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(forgot);
    expect(screen.getAllByLabelText("Email")).toHaveLength(2);
  });

  it("shows when to retry", async () => {
    respond = () => problem(429, "rate.limited", { "retry-after": "840" });
    open("");
    type("Email", "grace-kim@example.com");
    press(forgot);
    press("Send me a link");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That was too many tries. Try again in 14 minutes.",
    );
  });
});
