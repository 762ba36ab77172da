import { getSession, requestPasswordReset, resetPassword, signIn } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { and, eq, like } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { user, verification } from "../src/db/schema.ts";
import { createPasswordLink, findOpenLink } from "../src/identity/password-link.ts";
import type { MailSettings } from "../src/mail/mailer.ts";
import { getError } from "./fixtures/get-error.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import {
  describeOnEngines,
  graceEmail,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const from = "Built for Realtors <hello@realtor.example>";
const invalid = { status: 400, code: "auth.invalidToken" };

/** The response for this address, without parts that differ between requests. */
async function answerTo(backend: TestBackend, email: string) {
  const answer = await backend.app.request(`${publicUrl}/api/auth/request-password-reset`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "same" },
    body: JSON.stringify({ email, locale: "ko" }),
  });
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

describeOnEngines("a password reset", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  beforeAll(async () => {
    smtp = await startSmtp();
    backend = await startBackend(engine, { siteUrl, mail: { smtpUrl: smtp.url, from } });
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  async function mailFor(email: string, locale: Locale = "ko") {
    const next = smtp.next();
    await requestPasswordReset(backend.visitor, { email, locale });
    const mail = await next;
    const [link = ""] = /https?:\S+/.exec(mail.text) ?? [];
    return { ...mail, link, token: new URL(link).hash.replace("#token=", "") };
  }

  it.each([
    ["ko", "/login", "비밀번호를 새로 정해 주세요", "한 시간 동안 한 번만", "ko"],
    ["en", "/en/login", "Choose a new password", "expires in one hour", "en"],
    ["ja-JP", "/ja-JP/login", "新しいパスワードを設定してください", "1時間以内に1回だけ", "ja"],
  ] as const)("is answered by a mail in %s", async (locale, path, subject, once, lang) => {
    const mail = await mailFor("Grace-KIM@example.com", locale);
    expect(mail).toMatchObject({
      from: "hello@realtor.example",
      to: [graceEmail],
      sentBy: "user:p@ss",
      subject: `${subject} · Built for Realtors`,
      sender: from,
    });
    expect(mail.link.replace(mail.token, "")).toBe(`${siteUrl}${path}?reset=#token=`);
    expect(mail.text).toContain(once);
    expect(mail.html).toContain(once);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.html).toContain(`<a href="${mail.link}" `);
  });

  it("sets a password once within an hour and ends all sessions", async () => {
    const password = "sample-password";
    const before = await signIn(backend.visitor, { email: userEmail, password });
    const earlier = await mailFor(userEmail);
    const { token } = await mailFor(userEmail);
    const [row] = await backend.db
      .select()
      .from(verification)
      .where(eq(verification.value, before.user.id));
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);

    const set = (newPassword: string, with_ = token) =>
      resetPassword(backend.visitor, { token: with_, newPassword });
    expect(await getError(set("eight-loud-melons", earlier.token))).toMatchObject(invalid);
    expect(await getError(set("nine-char"))).toMatchObject({ code: "auth.passwordTooShort" });
    expect(await getError(set("x".repeat(129)))).toMatchObject({ code: "auth.passwordTooLong" });
    await set("eight-loud-melons");
    expect(await getSession(backend.withToken(before.token))).toBeNull();
    expect(await getError(signIn(backend.visitor, { email: userEmail, password }))).toMatchObject({
      status: 401,
    });
    await signIn(backend.visitor, { email: userEmail, password: "eight-loud-melons" });
    // The link is used.
    expect(await getError(set("third-quiet-lantern"))).toMatchObject(invalid);
  });
});

describeOnEngines("mails with a reset link", (engine) => {
  const start = async () => {
    const smtp = await startSmtp();
    const backend = await startBackend(engine, {
      siteUrl,
      mail: { smtpUrl: smtp.url, from },
      rates: { passwordReset: { requests: 100, seconds: 900 } },
    });
    onTestFinished(async () => {
      await backend.close();
      await smtp.close();
    });
    return { smtp, backend };
  };

  it("are three an hour for one account, and each ends the link before", async () => {
    const { smtp, backend } = await start();
    const { id } = await backend.createUser("realtor");
    const email = `${id}@example.com`;
    const invited = await createPasswordLink(backend.db, "invite", {
      userId: id,
      siteUrl,
      locale: "ko",
    });
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      const mail = n < 3 ? smtp.next() : undefined;
      answers.push(await answerTo(backend, email));
      await mail;
    }
    // Every answer is that to an unknown email.
    answers.push(await answerTo(backend, "unknown@example.com"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const next = smtp.next();
    await requestPasswordReset(backend.visitor, { email: graceEmail, locale: "ko" });
    expect(await next).toMatchObject({ to: [graceEmail] });
    // The invitation, which strangers cannot end, and the last link.
    const isOpen = await findOpenLink(backend.db, invited.token);
    expect(isOpen?.userId).toBe(id);
    const open = and(eq(verification.value, id), like(verification.identifier, "password:%"));
    expect(await backend.db.$count(verification, open)).toBe(2);
  });
});

describe("a password reset request", () => {
  async function start(mail: MailSettings | null) {
    const log: string[] = [];
    const sink = { write: (line: string) => void log.push(line) };
    const backend = await startBackend("PostgreSQL", {
      siteUrl,
      mail: mail ?? undefined,
      log: pino({ level: "trace" }, sink),
    });
    const closed = { done: false };
    const close = async () => {
      if (closed.done) return;
      closed.done = true;
      await backend.close();
    };
    onTestFinished(close);
    return { backend, log, close };
  }

  it("does not reveal whether the account exists and sends mail only to it", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const { backend, log, close } = await start({ smtpUrl: smtp.url, from });
    await backend.db.update(user).set({ banned: true }).where(eq(user.email, userEmail));
    const known = await answerTo(backend, graceEmail);
    expect(known).toMatchObject({ status: 200, body: '{"status":true}' });
    expect(await answerTo(backend, "unknown@example.com")).toEqual(known);
    expect(await answerTo(backend, userEmail)).toEqual(known);
    // Wait for background tasks.
    await close();
    expect(smtp.arrived.map(({ to }) => to)).toEqual([[graceEmail]]);
    expect(log.join("")).not.toMatch(/@example\.com|reset=/);
  });

  it("logs the request without the address if there is no mail server", async () => {
    const { backend, log, close } = await start(null);
    expect(await answerTo(backend, "unknown@example.com")).toMatchObject({ status: 200 });
    expect(log.join("")).not.toContain("an admin can create a link");
    expect(await answerTo(backend, graceEmail)).toMatchObject({ status: 200 });
    await close();
    expect(log.filter((line) => line.includes("an admin can create a link"))).toHaveLength(1);
    expect(log.join("")).not.toContain("@example.com");
  });

  it("logs a rejected mail as an error without the address", async () => {
    const smtp = await startSmtp({ refuse: true });
    onTestFinished(() => smtp.close());
    const { backend, log, close } = await start({ smtpUrl: smtp.url, from });
    expect(await answerTo(backend, graceEmail)).toMatchObject({ status: 200 });
    await close();
    expect(log.join("")).toContain('"what":"password reset","code":"EENVELOPE"');
    expect(log.join("")).not.toContain("@example.com");
  });
});
