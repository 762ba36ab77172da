import {
  changePassword,
  endSessions,
  endSessionsOf,
  getAccountSecurity,
  getSession,
  signIn,
} from "@realtor/api/loaning";
import { accountSecurity } from "@realtor/api/loaning-schemas";
import { createLog } from "@realtor/server/log";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";

import { verification } from "../src/db/schema.ts";
import { hashToken } from "../src/identity/auth-adapter.ts";
import { createPasswordLink } from "../src/identity/password-link.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const day = 24 * 60 * 60 * 1000;
const from = "Built for Realtors <hello@realtor.example>";

describeOnEngines("the security of an account", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  let log = "";
  let password = "sample-password";

  beforeAll(async () => {
    smtp = await startSmtp();
    const sink = { write: (line: string) => void (log += line) };
    backend = await startBackend(engine, {
      log: createLog("info", sink),
      mail: { smtpUrl: smtp.url, from },
    });
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  /** Signs Grace Kim in, as a browser with this user agent. */
  async function enter(userAgent = "", given = password) {
    const response = await backend.app.request(`${publicUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgent },
      body: JSON.stringify({ email: graceEmail, password: given }),
    });
    const token = response.headers.get("set-auth-token") ?? "";
    return { status: response.status, http: backend.withToken(token), token };
  }

  it("has the browsers in which it is signed in, this one first", async () => {
    const phone = await enter("Phone");
    const here = await enter("Laptop");
    await enter("x".repeat(600));
    const security = await getAccountSecurity(here.http);
    expect(accountSecurity.parse(security)).toEqual(security);
    expect(security).toMatchObject({ email: graceEmail, hasPassword: true });
    const shown = security.sessions.map(({ userAgent, current }) => [userAgent, current]);
    expect(shown).toEqual([
      ["Laptop", true],
      ["x".repeat(500), false],
      ["Phone", false],
    ]);
    // Neither token nor hash.
    const [plain = ""] = decodeURIComponent(phone.token).split(".");
    expect(JSON.stringify(security)).not.toContain(hashToken(plain));
    expect(JSON.stringify(security)).not.toContain(plain);
  });

  it("has no session that has ended", async () => {
    const { id, http } = await backend.createUser("user");
    onTestFinished(() => void vi.useRealTimers());
    for (const days of [20, 20, 20, 20]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * day });
      await getSession(http);
    }
    const token = await backend.startSession(id);
    expect((await getAccountSecurity(http)).sessions).toHaveLength(2);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * day });
    expect((await getAccountSecurity(backend.withToken(token))).sessions).toHaveLength(1);
  });

  it("ends one session, and none of another account", async () => {
    const other = await enter("Other");
    const here = await enter("Here");
    const { sessions } = await getAccountSecurity(here.http);
    const id = sessions.find(({ userAgent }) => userAgent === "Other")?.id ?? "";
    const { http: stranger } = await backend.createUser("realtor");
    const gone = { status: 404, code: "session.notFound" };
    const one = { sessionId: id, currentPassword: password };
    expect(await getError(endSessions(stranger, one))).toMatchObject(gone);
    const wrong = { ...one, currentPassword: "not-the-password" };
    expect(await getError(endSessions(here.http, wrong))).toMatchObject({
      status: 400,
      code: "auth.wrongPassword",
    });
    expect(await getSession(other.http)).not.toBeNull();
    log = "";
    expect(await endSessions(here.http, one)).toBe(1);
    expect(log).toContain(`"event":"session-end"`);
    expect(await getSession(other.http)).toBeNull();
    expect(await getSession(here.http)).not.toBeNull();
    expect(await getError(endSessions(here.http, one))).toMatchObject(gone);
  });

  it("ends all sessions but the current one", async () => {
    const other = await enter();
    const here = await enter();
    const { http: stranger } = await backend.createUser("user");
    const all = { currentPassword: password };
    const wrong = { currentPassword: "" };
    expect(await getError(endSessions(here.http, wrong))).toMatchObject({ status: 400 });
    expect(await getSession(other.http)).not.toBeNull();
    expect(await endSessions(here.http, all)).toBeGreaterThan(0);
    expect(await endSessions(here.http, all)).toBe(0);
    expect(await getSession(other.http)).toBeNull();
    expect(await getSession(here.http)).not.toBeNull();
    expect(await getSession(stranger)).not.toBeNull();
  });

  it("without a password ends sessions shortly after signing in only", async () => {
    const { id, http } = await backend.createUser("user");
    const { internalAdapter } = await backend.auth.$context;
    await internalAdapter.createSession(id);
    expect(await endSessions(http, { currentPassword: "" })).toBe(1);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60 * 1000 });
    const again = { status: 403, code: "auth.signInAgain" };
    expect(await getError(endSessions(http, { currentPassword: "" }))).toMatchObject(again);
  });

  it("is ended by an admin", async () => {
    const admin = await signIn(backend.visitor, { email: adminEmail, password: "sample-password" });
    const http = backend.withToken(admin.token);
    const { id, http: stranger } = await backend.createUser("user");
    expect(await endSessionsOf(http, id)).toBe(1);
    expect(await getSession(stranger)).toBeNull();
    expect(await getSession(http)).not.toBeNull();
    const unknown = { status: 404, code: "account.notFound" };
    expect(await getError(endSessionsOf(http, "unknown"))).toMatchObject(unknown);
  });

  const change = (http: TestBackend["visitor"], currentPassword: string, newPassword: string) =>
    changePassword(http, { currentPassword, newPassword, locale: "en" });

  it("refuses a wrong current password, and a new one that is not accepted", async () => {
    const { http } = await enter();
    for (const [current, wanted, code] of [
      ["not-the-password", "eight-loud-melons-of-mine", "auth.wrongPassword"],
      [password, "nine-char", "auth.passwordTooShort"],
      [password, "x".repeat(129), "auth.passwordTooLong"],
      [password, "password1234", "auth.passwordTooWeak"],
      [password, "grace-kim@example.com", "auth.passwordTooWeak"],
    ] as const)
      expect(await getError(change(http, current, wanted))).toMatchObject({ status: 400, code });
    expect((await enter()).status).toBe(200);
    const { http: provided } = await backend.createUser("user");
    expect(await getAccountSecurity(provided)).toMatchObject({ hasPassword: false });
    const none = { status: 409, code: "auth.noPassword" };
    expect(await getError(change(provided, "", "eight-loud-melons-of-mine"))).toMatchObject(none);
  });

  it.each([
    ["en", "Your password was changed"],
    ["ko", "비밀번호가 변경되었습니다"],
    ["ja-JP", "パスワードが変更されました"],
  ] as const)(
    "changes the password, tells the owner (%s), ends the rest",
    async (locale, subject) => {
      const other = await enter();
      const here = await enter();
      const userId = (await getSession(here.http))?.user.id ?? "";
      const siteUrl = publicUrl;
      await createPasswordLink(backend.db, "reset", { userId, siteUrl, locale });
      const next = smtp.next();
      log = "";
      const newPassword = `eight-loud-melons-${locale}`;
      const changed = { currentPassword: password, newPassword, locale };
      expect(await changePassword(here.http, changed)).toBeGreaterThan(0);
      expect(await next).toMatchObject({
        to: [graceEmail],
        subject: `${subject} · Built for Realtors`,
      });
      expect(log).toContain(`"event":"password-change","account":"${userId}"`);
      expect(log).not.toContain(newPassword);
      expect(await getSession(other.http)).toBeNull();
      expect(await getSession(here.http)).not.toBeNull();
      expect((await enter("", password)).status).toBe(401);
      password = newPassword;
      expect((await enter()).status).toBe(200);
      expect(await backend.db.$count(verification)).toBe(0);
    },
  );

  it("limits guesses of the current password, apart from signing in", async () => {
    const { http } = await enter();
    for (let turn = 0; turn < 5; turn += 1)
      await getError(change(http, "not-the-password", "eight-loud-melons-of-mine"));
    const paused = { status: 429, code: "rate.limited" };
    expect(await getError(change(http, password, "another-new-green-ladder"))).toMatchObject(
      paused,
    );
    expect((await enter()).status).toBe(200);
  });
});
