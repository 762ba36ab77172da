// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { htmlLang } from "@realtor/api/locales";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { CodeForm } from "./code-form.tsx";

/** Response to the next code, and what was sent. */
let respond: () => Response;
let sent: unknown[];
const onBack = vi.fn<(reason: "asked" | "ended") => void>();
const onSignedIn = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const request = new Request(new URL(input, location.origin), init);
    sent.push([new URL(request.url).pathname, await request.json()]);
    return respond();
  });
  document.documentElement.lang = htmlLang("en");
  const provide = provideIntl(createIntl("en", pageMessages("login")["en"]));
  render(provide(<CodeForm challenge="2fa-x.y" onBack={onBack} onSignedIn={onSignedIn} />));
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const problem = (status: number, code: string) =>
  Response.json({ code, message: code }, { status });
const field = () => screen.getByRole("textbox");

it("asks for a code of the app, by keyboard, and sends what was typed", async () => {
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName("Code from your authenticator app");
  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveAccessibleDescription(/Enter the code/);
  expect(sent).toEqual([]);
  const user = { id: "1", name: "Grace" };
  respond = () =>
    Response.json({ token: "plain", user }, { headers: { "set-auth-token": "signed" } });
  await userEvent.keyboard("123 456{Enter}");
  expect(sent).toEqual([
    ["/api/auth/sign-in/second-factor", { challenge: "2fa-x.y", code: "123 456" }],
  ]);
  await vi.waitFor(
    () => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith({ token: "signed", user }),
    10_000,
  );
});

it("keeps a wrong code to be corrected, and one that was not received", async () => {
  respond = () => problem(400, "auth.wrongCode");
  await userEvent.keyboard("000000{Enter}");
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(/incorrect/), 10_000);
  expect(field()).toHaveValue("000000");
  expect(field()).toHaveFocus();
  respond = () => problem(429, "rate.limited");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("too many tries");
  expect(field()).toHaveValue("000000");
});

it("accepts a backup code, and says what to do without one", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Use a backup code" }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName("Backup code");
  expect(screen.getByText(/lost both/)).toBeVisible();
  respond = () => problem(400, "auth.wrongCode");
  await userEvent.keyboard("aaaaa-bbbbb{Enter}");
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(/Try another/), 10_000);
  await userEvent.click(screen.getByRole("button", { name: "Use the authenticator app" }));
  expect(field()).toHaveAttribute("autocomplete", "one-time-code");
});

it("goes back to the password when it is asked to, and when the challenge has ended", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Back to the password" }));
  expect(onBack).toHaveBeenLastCalledWith("asked");
  respond = () => problem(400, "auth.challengeEnded");
  await userEvent.type(field(), "123456{Enter}");
  await vi.waitFor(() => expect(onBack).toHaveBeenLastCalledWith("ended"), 10_000);
});
