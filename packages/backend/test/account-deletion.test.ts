import { randomUUID } from "node:crypto";

import {
  confirmSecondFactor,
  createContact,
  createPreviewLink,
  createRealtor,
  createSecondFactor,
  deleteAccount,
  findRealtors,
  getAccountSecurity,
  getRealtor,
  getSession,
  listContacts,
  openPreview,
  suspendRealtor,
  undoDeletion,
  undoDeletionOf,
  updateNotificationSettings,
  updateRealtor,
} from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { createLog } from "@realtor/server/log";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";

import {
  account,
  contactDeliveries,
  contactRequests,
  formerAgreements,
  realtors,
  realtorVersions,
  session,
  user,
  verification,
} from "../src/db/schema.ts";
import { deleteAccounts } from "../src/loaning/delete-accounts.ts";
import { showCode } from "./fakes/authenticator-app.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import { newLicense, publishable } from "./fixtures/publishable.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const day = 24 * 60 * 60 * 1000;
const siteUrl = "https://realtor.example";
/** Of an account without a password that has just signed in. */
const sent = { currentPassword: "", code: "", locale: "en" } as const;
const page = { locale: "en" } as const;
const gone = { status: 410, code: "realtor.deleted" };
const deleting = { status: 403, code: "account.deleting" };

describeOnEngines("the deletion of an account", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  let admin: Http;
  let log = "";

  beforeAll(async () => {
    smtp = await startSmtp();
    backend = await startBackend(engine, {
      siteUrl,
      log: createLog("info", { write: (line) => void (log += line) }),
      mail: { smtpUrl: smtp.url, from: "Built for Realtors <hello@realtor.example>" },
      notifications: { intervalMs: 50 },
    });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  const newLive = (changes: object = {}) =>
    backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y", ...changes });
  /** A new session of an account. */
  const enter = async (userId: string) => backend.withToken(await backend.startSession(userId));
  const visit = (reference: string) => getRealtor(backend.visitor, reference);
  const context = () => ({ db: backend.db, logSecurityEvent: () => undefined });
  const never = new Date(0);
  const runJob = (now: Date, unusedSince = never) => deleteAccounts(context(), now, unusedSince);
  const inDays = (days: number) => new Date(Date.now() + days * day);

  async function signIn(email: string) {
    const response = await backend.app.request(`${publicUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "sample-password" }),
    });
    return backend.withToken(response.headers.get("set-auth-token") ?? "");
  }

  it("needs the password, a code where that is on, or a sign-in a few minutes ago", async () => {
    const http = await signIn(graceEmail);
    const password = "sample-password";
    const attempt = (changes: object) => getError(deleteAccount(http, { ...sent, ...changes }));
    expect(await attempt({})).toMatchObject({ status: 400, code: "auth.wrongPassword" });
    const { secret } = await createSecondFactor(http, password);
    await confirmSecondFactor(http, { code: showCode(secret), locale: "en" });
    expect(await attempt({ currentPassword: password, code: "000000" })).toMatchObject({
      status: 400,
      code: "auth.wrongCode",
    });
    const { id, http: other } = await backend.createUser("user");
    await backend.db
      .update(session)
      .set({ createdAt: new Date(Date.now() - 16 * 60 * 1000) })
      .where(eq(session.userId, id));
    expect(await getError(deleteAccount(other, sent))).toMatchObject({
      status: 403,
      code: "auth.signInAgain",
    });
    expect(await getSession(http)).not.toBeNull();
  });

  it("takes the website offline, ends the sessions, and stops what needs the account", async () => {
    const host = `${newSlug()}.example`;
    const former = newSlug("former");
    const { http, userId, realtor } = await newLive({
      desiredUrl: former,
      hompageUrl: `https://${host}`,
    });
    await backend.proveDomain(realtor.id);
    const { desiredUrl, updatedAt } = await updateRealtor(http, realtor.id, {
      updatedAt: realtor.updatedAt,
      desiredUrl: newSlug(),
    });
    const other = await enter(userId);
    const { token } = await createPreviewLink(http, realtor.id);
    log = "";
    const deleteAt = await deleteAccount(http, sent);
    expect(Date.parse(deleteAt)).toBeCloseTo(inDays(30).getTime(), -5);
    expect(log).toContain(`"event":"account-deletion","account":"${userId}","change":"on"`);

    for (const one of [http, other]) expect(await getSession(one)).toBeNull();
    for (const reference of [desiredUrl, former, realtor.id, `https://${host}`])
      expect(await getError(visit(reference))).toMatchObject(gone);
    expect(await getError(openPreview(backend.visitor, token))).toMatchObject({ status: 404 });

    // A new session has the rights of a user.
    const again = await enter(userId);
    expect((await getSession(again))?.user.deleteAt).toBe(deleteAt);
    expect((await getAccountSecurity(again)).deleteAt).toBe(deleteAt);
    const publish = { isMakeHomepage: "Y", updatedAt } as const;
    expect(await getError(updateRealtor(again, realtor.id, publish))).toMatchObject(deleting);
    expect(await getError(listContacts(again))).toMatchObject(deleting);
    // Staff see it, and publish it no more than its agent.
    const found = await findRealtors(admin, { q: desiredUrl });
    expect(found.page[0]?.deleteAt).toBe(deleteAt);
    const { updatedAt: now } = await getRealtor(admin, realtor.id, { asOwner: true });
    const byStaff = updateRealtor(admin, realtor.id, { ...publish, updatedAt: now });
    expect(await getError(byStaff)).toMatchObject(deleting);
  });

  it("is told by mail and undone by its owner: everything comes back", async () => {
    const { http, userId, realtor } = await newLive();
    await updateNotificationSettings(http, { locale: "ko" });
    const address = `${userId}@example.com`;
    const [told, deleteAt] = await Promise.all([smtp.next(address), deleteAccount(http, sent)]);
    expect(told.subject).toMatch(/계정이 삭제됩니다/);
    expect(told.text).toContain(`${siteUrl}/login?deleting=${encodeURIComponent(deleteAt)}`);
    const again = await enter(userId);
    const [undone, result] = await Promise.all([smtp.next(address), undoDeletion(again, page)]);
    expect(undone.subject).toMatch(/취소/);
    expect(result).toEqual({ offline: 0 });
    const { updatedAt: _former, ...content } = realtor;
    const { updatedAt, ...back } = await getRealtor(again, realtor.id, { asOwner: true });
    expect(back).toEqual(content);
    expect((await visit(realtor.desiredUrl)).isMakeHomepage).toBe("Y");
    await updateRealtor(again, realtor.id, { updatedAt, aboutMeEn: "Still here" });
    expect(await undoDeletion(again, page)).toEqual({ offline: 0 });
  });

  it.each([
    ["an unpublished website stays so", "unpublished", { offline: 0 }],
    ["one that staff suspended is not published", "suspended", { offline: 1 }],
    ["one whose license number is another's now is not published", "taken", { offline: 1 }],
  ] as const)("an undo: %s", async (_, kind, expected) => {
    const licenseNumber = newLicense();
    const isMakeHomepage = kind === "unpublished" ? "N" : "Y";
    const { http, userId, realtor } = await newLive({ licenseNumber, isMakeHomepage });
    await deleteAccount(http, sent);
    if (kind === "suspended") await suspendRealtor(admin, realtor.id, "Wrong license");
    if (kind === "taken") await newLive({ licenseNumber });
    const again = await enter(userId);
    expect(await undoDeletion(again, page)).toEqual(expected);
    expect(await getError(visit(realtor.desiredUrl))).toMatchObject({ status: 404 });
    const own = await getRealtor(again, realtor.id, { asOwner: true });
    expect(own.isMakeHomepage).toBe("N");
  });

  it("is undone by staff on request", async () => {
    const { http, userId, realtor } = await newLive();
    await deleteAccount(http, sent);
    const { http: stranger } = await backend.createUser("realtor");
    expect(await getError(undoDeletionOf(stranger, userId))).toMatchObject({ status: 403 });
    const unknown = { status: 404, code: "account.notFound" };
    expect(await getError(undoDeletionOf(admin, "unknown"))).toMatchObject(unknown);
    log = "";
    expect(await undoDeletionOf(admin, userId)).toEqual({ offline: 0 });
    expect(log).toMatch(/"event":"account-deletion".*"change":"off","by":/);
    expect((await visit(realtor.desiredUrl)).isMakeHomepage).toBe("Y");
  });

  it("stops notices to the agent, and none is lost", async () => {
    const { http, userId, realtor } = await newLive();
    await deleteAccount(http, sent);
    const email = `${randomUUID()}@visitor.example`;
    const [receipt] = await Promise.all([
      smtp.next(email),
      // The form was open.
      createContact(backend.visitor, { ...contactInput(realtor.id), email }),
    ]);
    expect(receipt.to).toContain(email);
    const read = async () => {
      const rows = await backend.db
        .select({ state: contactDeliveries.state, dueAt: contactDeliveries.dueAt })
        .from(contactDeliveries)
        .innerJoin(contactRequests, eq(contactRequests.id, contactDeliveries.contactId))
        .where(eq(contactDeliveries.recipient, `${userId}@example.com`));
      return rows[0];
    };
    await vi.waitFor(async () => {
      const notice = await read();
      expect(notice?.state).toBe("pending");
      expect(Number(notice?.dueAt)).toBeGreaterThan(Date.now() + 50 * 60 * 1000);
    }, 10_000);
  });

  it("of a website that is published at the same time leaves none public", async () => {
    const runs = Array.from({ length: 8 }, async () => {
      const { http, userId, realtor } = await backend.newAgent({
        ...publishable,
        desiredUrl: newSlug(),
      });
      const { id, updatedAt } = realtor;
      const publish = updateRealtor(http, id, { isMakeHomepage: "Y", updatedAt, userName: "New" });
      await Promise.allSettled([publish, deleteAccount(http, sent)]);
      const [owner] = await backend.db.select().from(user).where(eq(user.id, userId));
      expect(owner?.deleteAt).not.toBeNull();
      const [website] = await backend.db.select().from(realtors).where(eq(realtors.id, id));
      expect(website?.published).toBe(false);
    });
    await Promise.all(runs);
  });

  it("asked for twice at once is one", async () => {
    const { http, userId } = await newLive();
    const address = `${userId}@example.com`;
    // The session of the slower one may have ended before it is read.
    const results = await Promise.allSettled([
      deleteAccount(http, sent),
      deleteAccount(http, sent),
    ]);
    const times = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(new Set(times).size).toBe(1);
    await undoDeletion(await enter(userId), page);
    await vi.waitFor(() => {
      const told = smtp.arrived.filter(({ to }) => to.includes(address));
      expect(told.map(({ subject }) => subject.slice(0, 20)).toSorted()).toEqual([
        "Your account is stay",
        "Your account will be",
      ]);
    }, 10_000);
  });

  it("of the last admin is refused, also of two at once", async () => {
    const { db } = backend;
    const everyone = await db.select().from(user).where(eq(user.role, "admin"));
    await db.update(user).set({ banned: true }).where(eq(user.role, "admin"));
    onTestFinished(async () => {
      for (const { id } of everyone)
        await db.update(user).set({ banned: false }).where(eq(user.id, id));
    });
    const newAdmin = async () => {
      const { id, http } = await backend.createUser("admin");
      return { id, http };
    };
    const signsIn = ({ id }: { id: string }) =>
      db.insert(account).values({ id, accountId: id, providerId: "google", userId: id });
    const [first, second] = [await newAdmin(), await newAdmin()];
    const last = { status: 409, code: "account.lastAdmin" };
    // The other one has never signed in.
    await signsIn(first);
    expect(await getError(deleteAccount(first.http, sent))).toMatchObject(last);
    await signsIn(second);
    const results = await Promise.allSettled([
      deleteAccount(first.http, sent),
      deleteAccount(second.http, sent),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    for (const { id } of [first, second]) await db.delete(user).where(eq(user.id, id));
  });

  it("is done after 30 days, by one of several processes; inquiries and acceptances stay", async () => {
    const { db } = backend;
    const { http, userId, realtor } = await newLive();
    const { id, desiredUrl, updatedAt } = realtor;
    await updateRealtor(http, id, { updatedAt, aboutMeEn: "A version" });
    await createContact(backend.visitor, contactInput(id));
    await deleteAccount(http, sent);
    expect(await runJob(inDays(29))).toBe(0);
    const all = await db.$count(user);
    const counts = await Promise.all([runJob(inDays(31)), runJob(inDays(31))]);
    expect(counts[0] + counts[1]).toBe(all - (await db.$count(user)));

    expect(await db.$count(user, eq(user.id, userId))).toBe(0);
    expect(await db.$count(realtors, eq(realtors.userId, userId))).toBe(0);
    expect(await db.$count(realtorVersions, eq(realtorVersions.userId, userId))).toBe(0);
    expect(await db.$count(contactRequests, eq(contactRequests.realtorId, id))).toBe(1);
    const kept = eq(formerAgreements.email, `${userId}@example.com`);
    expect(await db.select().from(formerAgreements).where(kept)).toMatchObject([
      { version: expect.any(String), items: expect.any(Array), acceptedAt: expect.any(Date) },
    ]);
    expect(await getError(visit(desiredUrl))).toMatchObject(gone);
    const { http: next } = await backend.createUser("realtor");
    const taken = createRealtor(next, { ...publishable, desiredUrl });
    expect(await getError(taken)).toMatchObject({ code: "slug.taken" });

    await runJob(inDays(31 + 4 * 365 - 5));
    expect(await db.$count(formerAgreements, kept)).toBe(1);
    await runJob(inDays(31 + 4 * 365 + 5));
    expect(await db.$count(formerAgreements, kept)).toBe(0);
  });

  it("undone while it is done is either, as a whole", async () => {
    const { db } = backend;
    const runs = Array.from({ length: 6 }, async () => {
      const { http, userId, realtor } = await newLive();
      await deleteAccount(http, sent);
      const again = await enter(userId);
      const [undo] = await Promise.allSettled([undoDeletion(again, page), runJob(inDays(31))]);
      const accounts = await db.$count(user, eq(user.id, userId));
      const websites = await db.$count(realtors, eq(realtors.id, realtor.id));
      expect([accounts, websites]).toEqual(undo.status === "fulfilled" ? [1, 1] : [0, 0]);
    });
    await Promise.all(runs);
  });

  it.each([
    ["that no one accepted for a year", {}, true],
    ["made lately", { createdAt: new Date() }, false],
    ["with a password", { signsIn: true }, false],
    ["with a link that works", { link: true }, false],
    ["whose website staff published", { published: true }, false],
    ["whose website staff changed lately", { updatedAt: new Date() }, false],
    ["of an admin", { role: "admin" as const }, false],
  ])("the job deletes an invitation %s", async (_, changes, isDeleted) => {
    const { db } = backend;
    const given = { createdAt: new Date(Date.now() - 400 * day), ...changes };
    const { userId, realtor } = await newLive("published" in given ? {} : { isMakeHomepage: "N" });
    const { createdAt } = given;
    await db
      .update(user)
      .set({ createdAt, ...("role" in given && { role: given.role }) })
      .where(eq(user.id, userId));
    const updatedAt = "updatedAt" in given ? given.updatedAt : createdAt;
    await db.update(realtors).set({ updatedAt }).where(eq(realtors.id, realtor.id));
    if ("signsIn" in given)
      await db
        .insert(account)
        .values({ id: userId, accountId: userId, providerId: "credential", userId });
    if ("link" in given)
      await db.insert(verification).values({
        id: userId,
        identifier: `invited:${userId}`,
        value: userId,
        expiresAt: inDays(1),
      });
    await runJob(new Date(), new Date(Date.now() - 365 * day));
    expect(await db.$count(user, eq(user.id, userId))).toBe(isDeleted ? 0 : 1);
  });
});
