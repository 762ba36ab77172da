import {
  getInvitation,
  inviteRealtor,
  renewInvitation,
  requestInvitation,
  resetPassword,
} from "@realtor/api/loaning";
import type { InvitationInput } from "@realtor/api/loaning";
import { invitationState } from "@realtor/api/loaning-schemas";
import type { Http } from "@realtor/api/http";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { user, verification } from "../src/db/schema.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const from = "Built for Realtors <hello@realtor.example>";
const ended = { state: "ended" };
/** For work that continues after the response. */
const patience = { timeout: 15_000 };
const tokenOf = (url: string) => new URL(url).hash.replace("#token=", "");

describeOnEngines("the page of an invitation", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  let admin: Http;
  beforeAll(async () => {
    smtp = await startSmtp();
    backend = await startBackend(engine, { siteUrl, mail: { smtpUrl: smtp.url, from } });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  async function invite(changes: Partial<InvitationInput> = {}) {
    const desiredUrl = newSlug();
    const email = `${desiredUrl}@example.com`;
    const input = { email, userName: "Grace Hahn", desiredUrl, locale: "ko", ...changes } as const;
    const { realtor, inviteUrl } = await inviteRealtor(admin, input);
    const userId = realtor.userId ?? "";
    return { email, realtor, userId, token: tokenOf(inviteUrl) };
  }
  const read = (token: string) => getInvitation(backend.visitor, token);
  const expire = (userId: string) =>
    backend.db
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(and(eq(verification.value, userId), like(verification.identifier, "password:%")));
  const askAgain = (token: string) =>
    requestInvitation(backend.visitor, { token, locale: "ja-JP" });
  /** The number of mails to an address, once a mail for a later request has arrived. */
  async function countMails(address: string): Promise<number> {
    const { token, email } = await invite();
    await askAgain(token);
    const countOf = (one: string) => smtp.arrived.filter(({ to }) => to.includes(one)).length;
    await expect.poll(() => countOf(email), patience).toBe(1);
    return countOf(address);
  }

  it("names the account and addresses the agent in each language", async () => {
    const { email, token } = await invite({
      profile: {
        etcInfo: [{ contentType: "korea_name", content: "한서연" }],
        presentation: { nameJa: "佐藤 遥" },
      },
    });
    const state = invitationState.parse(await read(token));
    expect(state).toMatchObject({
      state: "open",
      email,
      names: { ko: "한서연", en: "Grace", "ja-JP": "佐藤" },
      hasHomepage: true,
      hasPassword: false,
    });
    expect(state.state === "open" && Date.parse(state.expiresAt)).toBeGreaterThan(Date.now());
    const plain = await read((await invite()).token);
    expect(plain).toMatchObject({ names: { ko: "Grace Hahn", "ja-JP": "Grace Hahn" } });
  });

  it("offers to sign in once the link was used", async () => {
    const { email, realtor, token } = await invite();
    await resetPassword(backend.visitor, { token, newPassword: "seven-quiet-lemons" });
    expect(await read(token)).toEqual({ state: "accepted", email });
    // A later link replaces the password.
    const renewed = tokenOf((await renewInvitation(admin, realtor.id, { locale: "en" })).inviteUrl);
    expect(await read(renewed)).toMatchObject({ state: "open", hasPassword: true, email });
    // It sends nothing to an account that can sign in, which staff's link was mailed about.
    await askAgain(token);
    expect(await countMails(email)).toBe(1);
  });

  it("tells a revoked, an expired, a closed and an unknown link apart from none", async () => {
    const revoked = await invite();
    await renewInvitation(admin, revoked.realtor.id, { locale: "en" });
    const expired = await invite();
    await expire(expired.userId);
    const closed = await invite();
    await backend.db.update(user).set({ banned: true }).where(eq(user.id, closed.userId));
    for (const token of [revoked.token, expired.token, closed.token, "unknown"])
      expect(await read(token)).toEqual(ended);
  });

  it("sends a new link to the invited address only, and ends the former ones", async () => {
    const { email, userId, token } = await invite();
    await expire(userId);
    const next = smtp.next();
    await askAgain(token);
    const { to, subject, text, html } = await next;
    expect(to).toEqual([email]);
    expect(subject).toBe("ホームページを作り始められます · Built for Realtors");
    const link = /https?:\S+/.exec(text)?.[0] ?? "";
    expect(link).toMatch(/^https:\/\/realtor\.example\/ja-JP\/login\?invite=#token=[\w-]{43}$/);
    expect(html).toContain(link);
    expect(await read(tokenOf(link))).toMatchObject({ state: "open", email });

    const second = smtp.next();
    await askAgain(token);
    await second;
    await expect.poll(() => read(tokenOf(link)), patience).toEqual(ended);
  });

  it("sends at most three mails an hour to one account", async () => {
    const { token, email } = await invite();
    for (const _ of Array(5).keys()) await askAgain(token);
    expect(await countMails(email)).toBe(3);
  });

  it("answers alike for every token", async () => {
    const { token } = await invite();
    const answers = [];
    for (const one of [token, "unknown"]) {
      const answer = await backend.app.request(`${publicUrl}/api/auth/request-invitation`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": "same" },
        body: JSON.stringify({ token: one, locale: "en" }),
      });
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("is not cacheable", async () => {
    const answer = await backend.app.request(`${publicUrl}/api/auth/invitation`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: "unknown" }),
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("reveals no account that was not invited", async () => {
    const grace = await backend.db.select().from(user).where(eq(user.email, graceEmail));
    expect(await read(grace[0]?.id ?? "")).toEqual(ended);
  });
});
