import {
  changePassword,
  confirmSecondFactor,
  createRealtor,
  createSecondFactor,
  findRealtors,
  getAccountSecurity,
  getSession,
  readChallenge,
  removeSecondFactor,
  removeSecondFactorOf,
  renewBackupCodes,
  resetPassword,
  signIn,
  signInWithCode,
} from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { createLog } from "@realtor/server/log";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { session, twoFactor, user } from "../src/db/schema.ts";
import { createPasswordLink } from "../src/identity/password-link.ts";
import { showCode } from "./fakes/authenticator-app.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnEngines,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const from = "Built for Realtors <hello@realtor.example>";
const newPassword = "seven quiet lemons";
const wrongCode = { status: 400, code: "auth.wrongCode" };
const ended = { status: 400, code: "auth.challengeEnded" };
const off = { status: 409, code: "auth.secondFactorOff" };

/** An account with a second factor. */
interface Protected {
  id: string;
  email: string;
  http: Http;
  secret: string;
  backupCodes: string[];
}

describeOnEngines("a second factor", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  let log = "";

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
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / 30_000) * 30_000 });
    log = "";
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  /** An account whose password is `newPassword`. */
  async function createAccount() {
    const { id, http } = await backend.createUser("realtor");
    const link = { userId: id, siteUrl: publicUrl, locale: "en" } as const;
    const { token } = await createPasswordLink(backend.db, "reset", link);
    await resetPassword(http, { token, newPassword });
    const email = `${id}@example.com`;
    const entered = await signIn(backend.visitor, { email, password: newPassword });
    return { id, email, http: backend.withToken(entered.token) };
  }

  async function createProtected(): Promise<Protected> {
    const account = await createAccount();
    const { secret } = await createSecondFactor(account.http, newPassword);
    const code = showCode(secret);
    const mail = smtp.next(account.email);
    const backupCodes = await confirmSecondFactor(account.http, { code, locale: "en" });
    await mail;
    // The next code is another one.
    pass(30);
    return { ...account, secret, backupCodes };
  }

  /** Enters the password, which returns a challenge. */
  async function challenge({ email }: Pick<Protected, "email">, password = newPassword) {
    const sent = signIn(backend.visitor, { email, password });
    const error: unknown = await sent.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 401, code: "auth.secondFactorRequired" });
    return readChallenge(error) ?? "";
  }

  const answer = (open: string, code: string, http = backend.visitor) =>
    signInWithCode(http, { challenge: open, code });

  /** Answers so that each request has read the codes before one of them changes the codes. */
  async function answerAtOnce({ id }: Protected, open: string[], code: string) {
    const answerAll = () => Promise.allSettled(open.map((one) => answer(one, code)));
    // One connection: requests follow each other.
    if (engine === "PGlite") return answerAll();
    const { answers } = await backend.db.transaction(async (tx) => {
      await tx.select().from(twoFactor).where(eq(twoFactor.userId, id)).for("update");
      const sent = answerAll();
      const waiting = tx
        .select({ pid: sql`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      await vi.waitFor(async () => expect(await waiting).toHaveLength(open.length), 10_000);
      return { answers: sent };
    });
    return answers;
  }

  it("is off at first, and counts once the app has shown a code", async () => {
    const { id, email, http } = await createAccount();
    const other = await signIn(backend.visitor, { email, password: newPassword });
    expect(await getAccountSecurity(http)).toMatchObject({
      secondFactor: { on: false, codesLeft: 0 },
    });
    const wrong = { status: 400, code: "auth.wrongPassword" };
    expect(await getError(createSecondFactor(http, "not-the-password"))).toMatchObject(wrong);
    const confirmation = { code: "000000", locale: "en" } as const;
    expect(await getError(confirmSecondFactor(http, confirmation))).toMatchObject(off);
    const { secret, uri } = await createSecondFactor(http, newPassword);
    expect(uri).toContain(`otpauth://totp/Built%20for%20Realtors:${encodeURIComponent(email)}`);
    expect(uri).toContain(`secret=${secret}`);
    // An abandoned attempt does not lock the owner out.
    await signIn(backend.visitor, { email, password: newPassword });
    expect(await getError(confirmSecondFactor(http, confirmation))).toMatchObject(wrongCode);
    const again = await createSecondFactor(http, newPassword);
    const former = { ...confirmation, code: showCode(secret) };
    expect(await getError(confirmSecondFactor(http, former))).toMatchObject(wrongCode);
    const right = { ...confirmation, code: showCode(again.secret) };
    const mail = smtp.next();
    const backupCodes = await confirmSecondFactor(http, right);
    expect(new Set(backupCodes).size).toBe(10);
    expect(await mail).toMatchObject({
      to: [email],
      subject: "Two-step verification is on · Built for Realtors",
    });
    expect(await getAccountSecurity(http)).toMatchObject({
      secondFactor: { on: true, codesLeft: 10 },
    });
    expect(await getSession(backend.withToken(other.token))).toBeNull();
    expect(log).toContain(`"event":"second-factor","account":"${id}","change":"on"`);
    const on = { status: 409, code: "auth.secondFactorOn" };
    expect(await getError(createSecondFactor(http, newPassword))).toMatchObject(on);
    expect(await getError(confirmSecondFactor(http, right))).toMatchObject(on);
    // Neither secret nor codes are stored or logged as text.
    const stored = JSON.stringify(
      await backend.db.select().from(twoFactor).where(eq(twoFactor.userId, id)),
    );
    for (const text of [again.secret, ...backupCodes]) {
      expect(stored).not.toContain(text);
      expect(log).not.toContain(text);
    }
  });

  it("needs a password", async () => {
    const { http } = await backend.createUser("user");
    const none = { status: 409, code: "auth.noPassword" };
    expect(await getError(createSecondFactor(http, ""))).toMatchObject(none);
    const change = { currentPassword: "", code: "123456", locale: "en" } as const;
    expect(await getError(renewBackupCodes(http, change))).toMatchObject(none);
  });

  it("asks for a code after the right password only, and opens no session before", async () => {
    const account = await createProtected();
    const wrong = signIn(backend.visitor, { email: account.email, password: "not-the-password" });
    expect(await getError(wrong)).toMatchObject({ code: "auth.invalidEmailOrPassword" });
    const before = await backend.db.$count(session, eq(session.userId, account.id));
    const response = await backend.app.request(`${publicUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: account.email, password: newPassword }),
    });
    expect(response.headers.get("set-auth-token")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await backend.db.$count(session, eq(session.userId, account.id))).toBe(before);
    const former = await backend.createUser("user");
    const open = await challenge(account);
    const entered = await answer(open, showCode(account.secret), former.http);
    expect(entered.user).toMatchObject({ id: account.id });
    expect(await getSession(backend.withToken(entered.token))).toMatchObject({
      user: { id: account.id },
    });
    expect(await getSession(former.http)).toBeNull();
    expect(log).toContain('"outcome":"success","method":"code"');
  });

  /** Answers with the code of a time, in seconds from now. */
  async function answerWithCodeAt(offset: number) {
    const account = await createProtected();
    pass(90);
    const code = showCode(account.secret, Date.now() + offset * 1000);
    return answer(await challenge(account), code);
  }

  it.each([-30, 0, 30])("accepts a code of %i s from now", async (offset) => {
    expect((await answerWithCodeAt(offset)).token).toBeTruthy();
  });

  it.each([-60, 60])("refuses a code of %i s from now", async (offset) => {
    expect(await getError(answerWithCodeAt(offset))).toMatchObject(wrongCode);
  });

  it("accepts a code once, also at the same time, and none of an earlier step", async () => {
    const account = await createProtected();
    const earlier = showCode(account.secret);
    pass(30);
    const code = showCode(account.secret);
    const open = await Promise.all([challenge(account), challenge(account), challenge(account)]);
    const outcomes = await Promise.allSettled(open.map((one) => answer(one, code)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const used of [code, earlier])
      expect(await getError(answer(await challenge(account), used))).toMatchObject(wrongCode);
  });

  it("accepts a challenge once, for ten minutes, and no other text", async () => {
    const account = await createProtected();
    const open = await challenge(account);
    const forged = open.replace(/\..*$/, ".c2lnbmF0dXJl");
    const attempts = open.replace("2fa-", "2fa-attempts-2fa-");
    for (const text of ["", "2fa-x", forged, attempts, `${open}x`]) {
      pass(30);
      expect(await getError(answer(text, showCode(account.secret)))).toMatchObject(ended);
    }
    pass(30);
    await answer(open, showCode(account.secret));
    pass(30);
    expect(await getError(answer(open, showCode(account.secret)))).toMatchObject(ended);
    const late = await challenge(account);
    pass(601);
    expect(await getError(answer(late, showCode(account.secret)))).toMatchObject(ended);
  });

  it("ends a challenge with a new password", async () => {
    const account = await createProtected();
    const open = await challenge(account);
    const change = { currentPassword: newPassword, newPassword: "eight loud melons" };
    const mail = smtp.next();
    await changePassword(account.http, { ...change, locale: "en" });
    await mail;
    expect(await getError(answer(open, showCode(account.secret)))).toMatchObject(ended);
    // A reset link does not turn it off.
    const link = { userId: account.id, siteUrl: publicUrl, locale: "en" } as const;
    const { token } = await createPasswordLink(backend.db, "reset", link);
    await resetPassword(backend.visitor, { token, newPassword });
    await challenge(account);
  });

  it("accepts each backup code once, as it is typed", async () => {
    const account = await createProtected();
    const [first = "", second = "", third = ""] = account.backupCodes;
    const entered = await answer(await challenge(account), first.toUpperCase().replace("-", " "));
    const http = backend.withToken(entered.token);
    expect(await getAccountSecurity(http)).toMatchObject({ secondFactor: { codesLeft: 9 } });
    expect(await getError(answer(await challenge(account), first))).toMatchObject(wrongCode);
    const open = await Promise.all([challenge(account), challenge(account)]);
    const outcomes = await answerAtOnce(account, open, second);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await answer(await challenge(account), third);
    expect(log).toContain('"method":"backup-code"');
  });

  it("has new backup codes with the password and a code, and tells the owner", async () => {
    const { email, http, ...account } = await createProtected();
    const [first = ""] = account.backupCodes;
    const change = { currentPassword: newPassword, code: first, locale: "en" } as const;
    const refused = [
      [{ ...change, currentPassword: "not-the-password" }, "auth.wrongPassword"],
      [{ ...change, code: "000000" }, "auth.wrongCode"],
      [{ ...change, code: "" }, "auth.wrongCode"],
    ] as const;
    for (const [wrong, code] of refused)
      expect(await getError(renewBackupCodes(http, wrong))).toMatchObject({ status: 400, code });
    const mail = smtp.next();
    const renewed = await renewBackupCodes(http, change);
    expect(renewed).toHaveLength(10);
    expect(await mail).toMatchObject({
      to: [email],
      subject: "You have new backup codes · Built for Realtors",
    });
    expect(await getError(answer(await challenge({ email }), first))).toMatchObject(wrongCode);
    await answer(await challenge({ email }), renewed[0] ?? "");
    await renewBackupCodes(http, { ...change, code: showCode(account.secret) });
  });

  it("limits wrong codes per account, and a right password does not forget them", async () => {
    const account = await createProtected();
    const mail = smtp.next(account.email);
    for (let turn = 0; turn < 5; turn += 1) {
      const code = turn % 2 === 0 ? "000000" : "aaaaa-aaaaa";
      expect(await getError(answer(await challenge(account), code))).toMatchObject(wrongCode);
    }
    const paused = { status: 429, code: "rate.limited" };
    const right = () => showCode(account.secret);
    expect(await getError(answer(await challenge(account), right()))).toMatchObject(paused);
    expect(await mail).toMatchObject({
      to: [account.email],
      subject: "다른 사람이 비밀번호를 입력했을 수 있습니다 · Built for Realtors",
    });
    // Codes of the account's own page count alike.
    const removal = { currentPassword: newPassword, code: right(), locale: "en" } as const;
    expect(await getError(removeSecondFactor(account.http, removal))).toMatchObject({
      status: 429,
    });
    // Another account is not affected.
    const other = await createProtected();
    await answer(await challenge(other), showCode(other.secret));
  });

  it.each(["app", "backup"])("is turned off with the password and a code: %s", async (kind) => {
    const account = await createProtected();
    const { id, email, http, secret, backupCodes } = account;
    const code = kind === "app" ? showCode(secret) : (backupCodes[0] ?? "");
    const removal = { currentPassword: newPassword, code, locale: "ja-JP" } as const;
    const wrong = { ...removal, currentPassword: "not-the-password" };
    expect(await getError(removeSecondFactor(http, wrong))).toMatchObject({
      code: "auth.wrongPassword",
    });
    const none = { ...removal, code: "000000" };
    expect(await getError(removeSecondFactor(http, none))).toMatchObject(wrongCode);
    const open = await challenge(account);
    const mail = smtp.next();
    await removeSecondFactor(http, removal);
    expect(await mail).toMatchObject({
      to: [email],
      subject: "2段階認証がオフになりました · Built for Realtors",
    });
    pass(30);
    expect(await getError(answer(open, showCode(secret)))).toMatchObject(ended);
    expect(await getSession(http)).not.toBeNull();
    await signIn(backend.visitor, { email, password: newPassword });
    expect(await getError(removeSecondFactor(http, removal))).toMatchObject(off);
    expect(await getError(renewBackupCodes(http, removal))).toMatchObject(off);
    expect(await backend.db.$count(twoFactor, eq(twoFactor.userId, id))).toBe(0);
  });

  it("is in the list of websites for admins only", async () => {
    const account = await createProtected();
    const admin = await backend.signedIn(adminEmail);
    const plain = await backend.createUser("realtor");
    const [protectedUrl, plainUrl] = [newSlug("protected"), newSlug("plain")];
    await createRealtor(account.http, { desiredUrl: protectedUrl });
    await createRealtor(plain.http, { desiredUrl: plainUrl });
    const find = async (q: string, http = admin) => (await findRealtors(http, { q })).page;
    expect(await find(protectedUrl)).toMatchObject([{ userId: account.id, hasSecondFactor: true }]);
    expect(await find(plainUrl)).toMatchObject([{ userId: plain.id, hasSecondFactor: false }]);
    const [own] = await find(protectedUrl, account.http);
    expect(own).toBeDefined();
    expect(own).not.toHaveProperty("hasSecondFactor");
    const mail = smtp.next();
    await removeSecondFactorOf(admin, account.id);
    await mail;
    expect(await find(protectedUrl)).toMatchObject([{ hasSecondFactor: false }]);
  });

  it("is turned off by an admin, which ends the sessions", async () => {
    const account = await createProtected();
    const admin = await backend.signedIn(adminEmail);
    const mail = smtp.next();
    expect(await removeSecondFactorOf(admin, account.id)).toBe(1);
    expect(await mail).toMatchObject({
      to: [account.email],
      subject: "담당자가 2단계 인증을 껐습니다 · Built for Realtors",
    });
    expect(await getSession(account.http)).toBeNull();
    expect(log).toMatch(/"event":"second-factor","account":"[^"]+","change":"off","by":"/);
    await signIn(backend.visitor, { email: account.email, password: newPassword });
    expect(await getError(removeSecondFactorOf(admin, account.id))).toMatchObject(off);
    const unknown = { status: 404, code: "account.notFound" };
    expect(await getError(removeSecondFactorOf(admin, "unknown"))).toMatchObject(unknown);
    expect(await getError(removeSecondFactorOf(account.http, account.id))).toMatchObject({
      status: 401,
    });
  });

  it("keeps a banned account out", async () => {
    const account = await createProtected();
    const open = await challenge(account);
    await backend.db.update(user).set({ banned: true }).where(eq(user.id, account.id));
    const outcome = await getError(answer(open, showCode(account.secret)));
    expect(outcome).toMatchObject({ status: 403, code: "auth.bannedUser" });
  });
});
