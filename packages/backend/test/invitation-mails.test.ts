import {
  createRealtor,
  getInvitationOverview,
  inviteRealtor,
  mailInvitation,
  renewInvitation,
  resetPassword,
} from "@realtor/api/loaning";
import { invitationOverview } from "@realtor/api/loaning-schemas";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { user } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { adminEmail, graceEmail, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const from = "Built for Realtors <hello@realtor.example>";
const tokenOf = (url: string) => new URL(url).hash.replace("#token=", "");
const message = "안녕하세요.\n\n홈페이지가 <준비>되었습니다.";

describe("an invitation by mail", () => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  let admin: Http;
  beforeAll(async () => {
    smtp = await startSmtp();
    const operator = { values: { legalName: "Sample Lending, Inc." }, missing: [] };
    const mail = { smtpUrl: smtp.url, from };
    backend = await startBackend("PostgreSQL", { siteUrl, mail, operator });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  async function invite(http = admin) {
    const desiredUrl = newSlug();
    const email = `${desiredUrl}@example.com`;
    const input = { email, userName: "Grace Hahn", desiredUrl, locale: "ko" } as const;
    const { realtor, inviteUrl } = await inviteRealtor(http, input);
    return { email, id: realtor.id, userId: realtor.userId ?? "", token: tokenOf(inviteUrl) };
  }

  it("has the text of the staff, the link and its last day", async () => {
    const { email, id, token } = await invite();
    const next = smtp.next();
    const sent = await mailInvitation(admin, id, { token, locale: "ko", message });
    expect(sent.email).toBe(email);
    expect(Date.parse(sent.expiresAt)).toBeGreaterThan(Date.now());
    const { to, subject, text, html } = await next;
    expect(to).toEqual([email]);
    expect(subject).toBe("홈페이지를 만드실 수 있습니다 · Built for Realtors");
    const link = `${siteUrl}/login?invite=#token=${token}`;
    expect(text).toContain(link);
    expect(text).toContain("Sample Lending, Inc.");
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain("홈페이지가 &lt;준비&gt;되었습니다.");
    expect(html).toContain('<html lang="ko">');
  });

  it("is proposed in each language, with the last open link", async () => {
    const { email, id, token } = await invite();
    const open = invitationOverview.parse(await getInvitationOverview(admin, id));
    expect(open).toMatchObject({ email, hasPassword: false, sendsMail: true, locale: null });
    expect(Date.parse(open.openUntil ?? "")).toBeGreaterThan(Date.now());
    expect(open.messages.en).toMatch(
      /^Hi Grace,\nWe’ve set up a Built for Realtors account for you\. .*\nThe link expires \w+ \d+\.$/,
    );
    expect(open.messages.ko).toContain("Grace Hahn 님, 안녕하세요.");
    await resetPassword(backend.visitor, { token, newPassword: "seven-quiet-lemons" });
    expect(await getInvitationOverview(admin, id)).toMatchObject({
      openUntil: null,
      hasPassword: true,
    });
  });

  it("corrects an address until the account has a password", async () => {
    const { id, userId, token } = await invite();
    const email = `Right-${newSlug()}@example.com`;
    const { inviteUrl } = await renewInvitation(admin, id, { locale: "en", email });
    const [owner] = await backend.db.select().from(user).where(eq(user.id, userId));
    expect(owner?.email).toBe(email.toLowerCase());
    const old = mailInvitation(admin, id, { token, locale: "en", message });
    expect(await getError(old)).toMatchObject({ status: 400, code: "auth.invalidToken" });
    const taken = renewInvitation(admin, id, { locale: "en", email: graceEmail });
    expect(await getError(taken)).toMatchObject({ status: 409, code: "email.taken" });
    const newPassword = "seven-quiet-lemons";
    await resetPassword(backend.visitor, { token: tokenOf(inviteUrl), newPassword });
    const late = renewInvitation(admin, id, { locale: "en", email: `late-${email}` });
    expect(await getError(late)).toMatchObject({ status: 409, code: "invitation.accepted" });
    // The same address is no correction.
    await renewInvitation(admin, id, { locale: "en", email });
  });

  it("is refused with the link of another account, and for an admin's website", async () => {
    const one = await invite();
    const other = await invite();
    const mail = { token: other.token, locale: "en", message } as const;
    expect(await getError(mailInvitation(admin, one.id, mail))).toMatchObject({
      code: "auth.invalidToken",
    });
    const own = await createRealtor(admin, { desiredUrl: newSlug() });
    expect(await getError(getInvitationOverview(admin, own.id))).toMatchObject({ status: 403 });
    expect(await getError(mailInvitation(admin, own.id, mail))).toMatchObject({ status: 403 });
    expect(await getError(mailInvitation(admin, one.id, { ...mail, message: " " }))).toMatchObject({
      status: 422,
    });
  });

  it("says when the mail server refuses it or asks to wait", async () => {
    const { id, token } = await invite();
    const send = () => getError(mailInvitation(admin, id, { token, locale: "en", message }));
    smtp.answer = "refuse";
    expect(await send()).toMatchObject({ status: 409, code: "mail.refused" });
    smtp.answer = "later";
    expect(await send()).toMatchObject({ status: 503, code: "mail.unavailable" });
    smtp.answer = "accept";
    await mailInvitation(admin, id, { token, locale: "en", message });
  });
});

it("says that no mail server is set up", async () => {
  const backend = await startBackend("PostgreSQL", { siteUrl });
  const admin = await backend.signedIn(adminEmail);
  const desiredUrl = newSlug();
  const { realtor, inviteUrl } = await inviteRealtor(admin, {
    email: `${desiredUrl}@example.com`,
    userName: "Grace Hahn",
    desiredUrl,
    locale: "en",
  });
  expect(await getInvitationOverview(admin, realtor.id)).toMatchObject({ sendsMail: false });
  const mail = { token: tokenOf(inviteUrl), locale: "en", message } as const;
  expect(await getError(mailInvitation(admin, realtor.id, mail))).toMatchObject({
    status: 409,
    code: "mail.unconfigured",
  });
  await backend.close();
});
