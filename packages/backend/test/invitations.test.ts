import {
  acceptAgreement,
  createRealtor,
  getRealtor,
  getSession,
  inviteRealtor,
  renewInvitation,
  resetPassword,
  signIn,
  updateRealtor,
} from "@realtor/api/loaning";
import type { InvitationInput } from "@realtor/api/loaning";
import { invitation, invitationLink } from "@realtor/api/loaning-schemas";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { account, realtors, user, verification } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import {
  adminEmail,
  agreement,
  describeOnEngines,
  newSlug,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const day = 24 * 60 * 60 * 1000;
const invalid = { status: 400, code: "auth.invalidToken" };

describeOnEngines("invitations", (engine) => {
  let backend: TestBackend;
  let admin: Http;
  beforeAll(async () => {
    backend = await startBackend(engine, { siteUrl });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(() => backend.close());

  const newInput = (changes: Partial<InvitationInput> = {}): InvitationInput => {
    const desiredUrl = newSlug();
    const email = `${desiredUrl}@example.com`;
    return { email, userName: "New Agent", desiredUrl, locale: "ko", ...changes };
  };
  const tokenOf = (url: string) => new URL(url).hash.replace("#token=", "");
  const setPassword = (url: string, newPassword = "seven-quiet-lemons") =>
    resetPassword(backend.visitor, { token: tokenOf(url), newPassword });

  it("create an account without a password, its website and a link for 14 days", async () => {
    const input = newInput({
      email: "New.Agent@Example.com",
      userName: " New Agent ",
      profile: {
        aboutMeEn: "Hello",
        futureField: [1],
        isMakeHomepage: "Y",
        madeForRealtor: "N",
        desiredUrl: "something-else",
        draft: "not one",
      },
    });
    const before = Date.now();
    const answer = invitation.parse(await inviteRealtor(admin, input));
    const { realtor, inviteUrl, expiresAt } = answer;
    expect(realtor).toEqual({
      id: realtor.id,
      userId: realtor.userId,
      userName: "New Agent",
      desiredUrl: input.desiredUrl,
      aboutMeEn: "Hello",
      futureField: [1],
      isMakeHomepage: "N",
      madeForRealtor: "Y",
      createdAt: realtor.createdAt,
      updatedAt: realtor.updatedAt,
      isSample: false,
    });
    expect(await getRealtor(admin, realtor.id, { asOwner: true })).toEqual(realtor);
    expect(await getError(getRealtor(backend.visitor, realtor.id))).toMatchObject({ status: 404 });
    expect(inviteUrl).toMatch(/^https:\/\/realtor\.example\/login\?invite=#token=[\w-]{43}$/);
    expect(Date.parse(expiresAt) - before).toBeGreaterThanOrEqual(14 * day);
    expect(Date.parse(expiresAt) - before).toBeLessThan(14 * day + 60_000);
    const [person] = await backend.db
      .select()
      .from(user)
      .where(eq(user.id, realtor.userId ?? ""));
    expect(person).toMatchObject({ email: "new.agent@example.com", role: "realtor" });
    const isTheirs = eq(account.userId, realtor.userId ?? "");
    expect(await backend.db.$count(account, isTheirs)).toBe(0);
  });

  it.each([
    ["ko", "/login"],
    ["en", "/en/login"],
    ["ja-JP", "/ja-JP/login"],
  ] as const)("lead to the sign-in page in the language %s", async (locale, path) => {
    const { realtor, inviteUrl } = await inviteRealtor(admin, newInput({ locale }));
    expect(new URL(inviteUrl).pathname).toBe(path);
    const renewed = await renewInvitation(admin, realtor.id, { locale });
    expect(new URL(renewed.inviteUrl).pathname).toBe(path);
  });

  it("are used once and let the agent publish the website", async () => {
    const input = newInput();
    const { realtor, inviteUrl } = await inviteRealtor(admin, input);
    const credentials = { email: input.email, password: "seven-quiet-lemons" };
    expect(await getError(signIn(backend.visitor, credentials))).toMatchObject({ status: 401 });
    expect(await getError(setPassword(inviteUrl, "too-short"))).toMatchObject({
      status: 400,
      code: "auth.passwordTooShort",
    });
    await setPassword(inviteUrl);
    expect(await getError(setPassword(inviteUrl, "another-green-ladder"))).toMatchObject(invalid);

    const { token, user: who } = await signIn(backend.visitor, credentials);
    expect(who).toMatchObject({ id: realtor.userId, name: "New Agent", role: "realtor" });
    const http = backend.withToken(token);
    await acceptAgreement(http, agreement);
    const { id, updatedAt } = realtor;
    await updateRealtor(http, id, { ...publishable, updatedAt, isMakeHomepage: "Y" });
    expect(await getRealtor(backend.visitor, input.desiredUrl)).toMatchObject({ id });
  });

  it("are used once by two concurrent requests", async () => {
    const { inviteUrl } = await inviteRealtor(admin, newInput());
    const both = await Promise.all([1, 2].map(() => getError(setPassword(inviteUrl))));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["400", "succeeded"]);
  });

  it("are rejected when expired or forged", async () => {
    const { realtor, inviteUrl } = await inviteRealtor(admin, newInput());
    await backend.db
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verification.value, realtor.userId ?? ""));
    expect(await getError(setPassword(inviteUrl))).toMatchObject(invalid);
    expect(await getError(setPassword(`${siteUrl}?invite=#token=forged`))).toMatchObject(invalid);
  });

  it("are stored as a hash that cannot set a password", async () => {
    const { realtor, inviteUrl } = await inviteRealtor(admin, newInput());
    const isTheirs = eq(verification.value, realtor.userId ?? "");
    const [row] = await backend.db.select().from(verification).where(isTheirs);
    const stored = row?.identifier ?? "";
    expect(stored).not.toContain(tokenOf(inviteUrl));
    for (const token of [stored, stored.split(":").at(-1) ?? ""]) {
      const forged = resetPassword(backend.visitor, { token, newPassword: "seven-quiet-lemons" });
      expect(await getError(forged)).toMatchObject(invalid);
    }
    await setPassword(inviteUrl);
  });

  it("are revoked by a new link, also for an agent who forgot the password", async () => {
    const input = newInput();
    const { realtor, inviteUrl } = await inviteRealtor(admin, input);
    const renewal = await renewInvitation(admin, realtor.id, { locale: "en" });
    expect(invitationLink.parse(renewal)).toEqual(renewal);
    expect(await getError(setPassword(inviteUrl))).toMatchObject(invalid);
    await setPassword(renewal.inviteUrl, "the-first-quiet-lantern");

    const email = input.email;
    const first = await signIn(backend.visitor, { email, password: "the-first-quiet-lantern" });
    const again = await renewInvitation(admin, realtor.id, { locale: "en" });
    await setPassword(again.inviteUrl, "the-second-quiet-lantern");
    // Sessions with the old password have ended.
    expect(await getSession(backend.withToken(first.token))).toBeNull();
    expect(
      await getError(signIn(backend.visitor, { email, password: "the-first-quiet-lantern" })),
    ).toMatchObject({ status: 401 });
    await signIn(backend.visitor, { email, password: "the-second-quiet-lantern" });
  });

  it("create nothing if the e-mail or website address is taken", async () => {
    const people = () => backend.db.$count(user);
    const pages = () => backend.db.$count(realtors);
    const links = () => backend.db.$count(verification);
    const before = [await people(), await pages(), await links()];
    for (const [changes, pointer, code] of [
      [{ email: "GRACE-kim@example.com" }, "/email", "email.taken"],
      [{ desiredUrl: "Grace-KIM" }, "/desiredUrl", "slug.taken"],
    ] as const) {
      expect(await getError(inviteRealtor(admin, newInput(changes)))).toEqual({
        status: 409,
        code,
        errors: [{ pointer, code }],
      });
    }
    expect([await people(), await pages(), await links()]).toEqual(before);
  });

  it.each([
    [{ email: "" }, "/email", "required"],
    [{ email: "unknown" }, "/email", "email.format"],
    [{ userName: " " }, "/userName", "required"],
    [{ desiredUrl: "admin" }, "/desiredUrl", "slug.reserved"],
    [{ profile: { salesCount: -1 } }, "/profile/salesCount", "number.range"],
    [{ locale: "fr" }, "/locale", "choice.unknown"],
  ])("are rejected with %j", async (changes, pointer, code) => {
    // Invalid on purpose.
    const input = newInput(changes as Partial<InvitationInput>);
    expect(await getError(inviteRealtor(admin, input))).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });

  it("return 403 for an admin's account and 404 for an unknown website", async () => {
    const own = await createRealtor(admin, { desiredUrl: newSlug() });
    expect(await getError(renewInvitation(admin, own.id, { locale: "ko" }))).toMatchObject({
      status: 403,
    });
    expect(await getError(renewInvitation(admin, "none", { locale: "ko" }))).toMatchObject({
      status: 404,
    });
  });

  it("are not cacheable", async () => {
    const { realtor } = await inviteRealtor(admin, newInput());
    for (const [path, body] of [
      ["/v1/realtor-invitations", newInput()],
      [`/v1/realtor-invitations/${realtor.id}`, { locale: "ko" }],
    ] as const) {
      const call = { method: "POST", body, success: 201 } as const;
      const { headers } = await admin(path, call);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});
