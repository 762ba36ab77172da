import { resetPassword, signIn } from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import { afterAll, beforeAll, expect, it } from "vitest";

import { rateLimits } from "../src/db/schema.ts";
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
const from = "Built for Realtors <hello@realtor.example>";
const password = "sample-password";
const refused = { status: 429, code: "rate.limited" };

describeOnEngines("guesses of one account's password", (engine) => {
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

  let addresses = 0;
  /** Every guess is from another address. */
  const guess = (email: string, guessed = "a-wrong-password") => {
    addresses += 1;
    const http = createHttp({
      baseUrl: publicUrl,
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
      onRequest: ({ headers }) => headers.set("x-forwarded-for", `203.0.113.${addresses}`),
    });
    return signIn(http, { email, password: guessed }).catch((error: unknown) => error);
  };
  const failFiveTimes = async (email: string) => {
    for (let n = 0; n < 5; n += 1) expect(await guess(email)).toMatchObject({ status: 401 });
  };

  it("pause the account after five, whatever the address, and tell the owner", async () => {
    await failFiveTimes(graceEmail);
    const mail = smtp.next();
    expect(await guess(graceEmail.toUpperCase())).toMatchObject({ ...refused, retryAfter: 60 });
    expect(await guess(graceEmail, password)).toMatchObject(refused);
    expect(await mail).toMatchObject({
      to: [graceEmail],
      subject: "계정에 로그인하려는 시도가 있었습니다 · Built for Realtors",
      text: expect.stringContaining(`${siteUrl}/login`),
    });
    // Another account is not affected.
    await signIn(backend.visitor, { email: userEmail, password });
  });

  it("are limited alike for an address without an account, and are not stored as text", async () => {
    await failFiveTimes("unknown@example.com");
    expect(await guess("unknown@example.com")).toMatchObject({ ...refused, retryAfter: 60 });
    const rows = await backend.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/unknown|grace/);
  });

  it("start again after a success", async () => {
    for (let n = 0; n < 4; n += 1) await guess(adminEmail);
    await signIn(backend.visitor, { email: adminEmail, password });
    await failFiveTimes(adminEmail);
    expect(await guess(adminEmail, password)).toMatchObject(refused);
  });

  it.each([
    "1234567890",
    "password123",
    "Password123!",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "iloveyou12",
  ])("refuse %s as a new password and leave the link valid", async (newPassword) => {
    const { id } = await backend.createUser("realtor");
    const { url } = await createPasswordLink(backend.db, "reset", {
      userId: id,
      siteUrl,
      locale: "en",
    });
    const token = new URL(url).hash.replace("#token=", "");
    expect(await getError(resetPassword(backend.visitor, { token, newPassword }))).toMatchObject({
      status: 400,
      code: "auth.passwordTooWeak",
    });
    await resetPassword(backend.visitor, { token, newPassword: "seven quiet lemons" });
  });
});
