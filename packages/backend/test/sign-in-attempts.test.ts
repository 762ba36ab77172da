import { changePassword, resetPassword, signIn } from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { APIError } from "better-auth/api";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";

import { rateLimits, signInNetwork, user } from "../src/db/schema.ts";
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
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const sender = "Built for Realtors <hello@realtor.example>";
const password = "sample-password";
const refused = { status: 429, code: "rate.limited" };

describeOnEngines("guesses of one account's password", (engine) => {
  let smtp: FakeSmtpServer;
  let backend: TestBackend;
  beforeAll(async () => {
    smtp = await startSmtp();
    backend = await startBackend(engine, { siteUrl, mail: { smtpUrl: smtp.url, from: sender } });
  });
  afterAll(async () => {
    await backend?.close();
    await smtp?.close();
  });

  /** A browser in one network. */
  const from = (address: string, token: string | null = null) =>
    createHttp({
      baseUrl: publicUrl,
      getToken: () => token,
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
      onRequest: ({ headers }) => headers.set("x-forwarded-for", address),
    });
  const enter = (address: string, email: string, given: string = password) =>
    getError(signIn(from(address), { email, password: given }));
  const guess = (address: string, email: string) => enter(address, email, "a-wrong-password");

  let networks = 0;
  const newNetwork = () => `2001:db8:${(networks += 1).toString(16)}::1`;
  /** Guesses of strangers, each from a network of its own, until all unknown networks pause. */
  const attack = async (email: string) => {
    for (let n = 0; n < 20; n += 1)
      expect(await guess(newNetwork(), email)).toMatchObject({ status: 401 });
    expect(await guess(newNetwork(), email)).toMatchObject(refused);
  };
  const newPerson = async () => {
    const { id } = await backend.createUser("realtor");
    const { url } = await createPasswordLink(backend.db, "reset", {
      userId: id,
      siteUrl,
      locale: "en",
    });
    const token = new URL(url).hash.replace("#token=", "");
    return { id, email: `${id}@example.com`, token };
  };
  /** An account with a password that signed in from the network, at least once. */
  const newOwner = async (network: string) => {
    const { id, email, token } = await newPerson();
    const own = "seven quiet lemons";
    await resetPassword(from(newNetwork()), { token, newPassword: own });
    const session = await signIn(from(network), { email, password: own });
    return { id, email, own, session: from(network, session.token) };
  };

  it("pause the network that they come from after five, and tell the owner once", async () => {
    const network = newNetwork();
    for (let n = 0; n < 5; n += 1)
      expect(await guess(network, graceEmail)).toMatchObject({ status: 401 });
    const mail = smtp.next();
    expect(await guess(network, graceEmail.toUpperCase())).toMatchObject(refused);
    expect(await enter(network, graceEmail)).toMatchObject(refused);
    expect(await mail).toMatchObject({
      to: [graceEmail],
      subject: "계정에 로그인하려는 시도가 있었습니다 · Built for Realtors",
      text: expect.stringContaining(`${siteUrl}/login`),
    });
    // Another network and another account are not affected.
    expect(await enter(newNetwork(), graceEmail)).toMatchObject({ status: "succeeded" });
    expect(await enter(network, userEmail)).toMatchObject({ status: "succeeded" });
  });

  it("of many networks pause the unknown ones, and not where the owner signed in", async () => {
    const home = newNetwork();
    const { email, own } = await newOwner(home);
    await attack(email);
    expect(await enter(newNetwork(), email, own)).toMatchObject(refused);
    expect(await enter(home, email, own)).toMatchObject({ status: "succeeded" });
    // Signing in does not give strangers new attempts.
    expect(await guess(newNetwork(), email)).toMatchObject(refused);
    // Guesses in a known network pause it as any other.
    for (let n = 0; n < 5; n += 1) expect(await guess(home, email)).toMatchObject({ status: 401 });
    expect(await enter(home, email, own)).toMatchObject(refused);
  });

  it("keep no one out who sets a new password by mail, from whatever network", async () => {
    const { email, token } = await newPerson();
    await attack(email);
    const phone = newNetwork();
    expect(await enter(phone, email)).toMatchObject(refused);
    await resetPassword(from(phone), { token, newPassword: "six calm lanterns" });
    await attack(email);
    expect(await enter(phone, email, "six calm lanterns")).toMatchObject({ status: "succeeded" });
  });

  it("do not keep an owner with an open session from a new password", async () => {
    const { email, own, session } = await newOwner(newNetwork());
    await attack(email);
    const next = { newPassword: "nine green ladders", locale: "en" } as const;
    await changePassword(session, { currentPassword: own, ...next });
    // Guesses in an open session are counted apart.
    for (let n = 0; n < 5; n += 1)
      expect(
        await getError(changePassword(session, { currentPassword: "no", ...next })),
      ).toMatchObject({ code: "auth.wrongPassword" });
    expect(
      await getError(changePassword(session, { currentPassword: next.newPassword, ...next })),
    ).toMatchObject(refused);
  });

  it("do not count when the server fails to check the password", async () => {
    const { email, token } = await newPerson();
    await resetPassword(from(newNetwork()), { token, newPassword: "six calm lanterns" });
    const { password: hashing } = await backend.auth.$context;
    const busy = vi
      .spyOn(hashing, "verify")
      .mockRejectedValue(new APIError("SERVICE_UNAVAILABLE", { message: "Busy." }));
    onTestFinished(() => busy.mockRestore());
    const network = newNetwork();
    for (let n = 0; n < 22; n += 1)
      expect(await enter(n < 6 ? network : newNetwork(), email)).toMatchObject({ status: 503 });
    busy.mockRestore();
    expect(await enter(network, email, "six calm lanterns")).toMatchObject({ status: "succeeded" });
  });

  it("forget a network after ninety days, and keep the last ten", async () => {
    const home = newNetwork();
    const { id, email, own } = await newOwner(home);
    const ofOwner = eq(signInNetwork.userId, id);
    await backend.db
      .update(signInNetwork)
      .set({ signedInAt: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) })
      .where(ofOwner);
    await attack(email);
    expect(await enter(home, email, own)).toMatchObject(refused);
    const traveler = await newOwner(newNetwork());
    for (let n = 0; n < 11; n += 1) await enter(newNetwork(), traveler.email, traveler.own);
    expect(await backend.db.$count(signInNetwork, eq(signInNetwork.userId, traveler.id))).toBe(10);
  });

  it("are limited alike for an email without an account, and are not stored as text", async () => {
    await attack("unknown@example.com");
    const rows = [
      ...(await backend.db.select().from(rateLimits)),
      ...(await backend.db.select().from(signInNetwork)),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/unknown|grace|signInNetwork:2001/);
  });

  it("start again after a success", async () => {
    const network = newNetwork();
    for (let n = 0; n < 4; n += 1) await guess(network, adminEmail);
    expect(await enter(network, adminEmail)).toMatchObject({ status: "succeeded" });
    for (let n = 0; n < 5; n += 1)
      expect(await guess(network, adminEmail)).toMatchObject({ status: 401 });
    expect(await enter(network, adminEmail)).toMatchObject(refused);
  });

  it("refuse weak passwords, and words of the link's account, and leave the link valid", async () => {
    const { id, email, token } = await newPerson();
    await backend.db.update(user).set({ name: "Lavender Umbrella" }).where(eq(user.id, id));
    for (const newPassword of ["1234567890", "Password123!", email, "lavender umbrella 7"])
      expect(
        await getError(resetPassword(from(newNetwork()), { token, newPassword })),
      ).toMatchObject({ status: 400, code: "auth.passwordTooWeak" });
    await resetPassword(from(newNetwork()), { token, newPassword: "seven quiet lemons" });
    // A password is looked at only for a link that works.
    expect(
      await getError(resetPassword(from(newNetwork()), { token, newPassword: "1234567890" })),
    ).toMatchObject({ status: 400, code: "auth.invalidToken" });
  });
});
