import { createRealtor, listContacts, resetPassword, signIn, signOut } from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { createLog } from "@realtor/server/log";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { user } from "../src/db/schema.ts";
import { createPasswordLink } from "../src/identity/password-link.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const password = "sample-password";
const requestId = expect.stringMatching(/^[\w-]{36}$/);
const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

let backend: TestBackend;
let text: string;
let userId: string;

beforeAll(async () => {
  text = "";
  const log = createLog("info", { write: (line) => void (text += line) });
  backend = await startBackend("PostgreSQL", { log });
  const [found] = await backend.db.select().from(user).where(eq(user.email, userEmail));
  userId = found?.id ?? "";
});
beforeEach(() => {
  text = "";
});
afterAll(() => backend.close());

function events(): Record<string, unknown>[] {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>); // written by pino
  return lines.filter(({ msg }) => msg === "security event");
}

const event = (fields: object) => expect.objectContaining({ time, requestId, ...fields });
const enter = (email: string, given = password, http: Http = backend.visitor) =>
  signIn(http, { email, password: given });

it("the security log has sign-ins with a password, and their account", async () => {
  await enter(userEmail);
  await getError(enter(userEmail, "marked-wrong-password"));
  await getError(enter("marked@example.com"));
  const failure = { event: "sign-in", outcome: "failure", method: "password" };
  expect(events()).toEqual([
    event({ event: "sign-in", outcome: "success", method: "password", account: userId }),
    event({ ...failure, account: userId, code: "auth.invalidEmailOrPassword" }),
    event({ ...failure, account: null, code: "auth.invalidEmailOrPassword" }),
  ]);
});

it("the security log has sign-ins that a limit refuses", async () => {
  const { id } = await backend.createUser("user");
  const email = `${id}@example.com`;
  for (let turn = 0; turn < 6; turn += 1) await getError(enter(email, "wrong-password"));
  expect(events().at(-1)).toEqual(
    event({ event: "sign-in", outcome: "failure", account: id, code: "rate.limited" }),
  );
});

it("the security log has what a provider's callback refuses", async () => {
  await backend.app.request(`${publicUrl}/api/auth/callback/kakao?error=marked%20error&state=x`);
  expect(events()).toEqual([
    event({ event: "sign-in", outcome: "failure", method: "kakao", account: null }),
  ]);
});

it("the security log has refused authorization", async () => {
  const { id, http } = await backend.createUser("user");
  await getError(listContacts(http));
  await getError(listContacts(backend.withToken("marked-token")));
  const refused = "authorization-refused";
  expect(events()).toEqual([
    event({ event: refused, account: id, code: "auth.forbidden" }),
    event({ event: refused, account: null, code: "auth.required" }),
  ]);
});

it("the security log has the end of sessions", async () => {
  const first = await enter(userEmail);
  const second = await enter(graceEmail, password, backend.withToken(first.token));
  await signOut(backend.withToken(second.token));
  const ended = events().filter((one) => one["event"] === "session-end");
  const session = expect.any(String);
  expect(ended).toEqual([
    event({ event: "session-end", account: userId, session }),
    event({ event: "session-end", account: second.user.id, session }),
  ]);
});

it("the security log has a password set with a link, and the sessions that it ends", async () => {
  const { id } = await backend.createUser("user");
  const { url } = await createPasswordLink(backend.db, "reset", {
    userId: id,
    siteUrl: publicUrl,
    locale: "en",
  });
  const token = new URL(url).hash.replace("#token=", "");
  await resetPassword(backend.visitor, { token, newPassword: "marked-new-green-ladder" });
  expect(events()).toEqual(
    expect.arrayContaining([
      event({ event: "password-change", account: id, with: "link" }),
      event({ event: "session-end", account: id }),
    ]),
  );
  expect(text).not.toContain(token);
});

it("the security log has new roles, and who gave them", async () => {
  const admin = await enter(adminEmail);
  const { id } = await backend.createUser("user");
  text = "";
  await createRealtor(backend.withToken(admin.token), { userId: id, desiredUrl: newSlug() });
  const created = await backend.app.request(`${publicUrl}/api/auth/admin/create-user`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${admin.token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      email: "marked-new@example.com",
      name: "Marked",
      password: "four-marked-words-here",
      role: "realtor",
    }),
  });
  expect(created.status).toBe(200);
  expect(events()).toEqual([
    // The former token gets no new rights.
    event({ event: "session-end", account: id }),
    event({ event: "role-change", account: id, role: "realtor", by: admin.user.id }),
    event({ event: "role-change", role: "realtor", by: admin.user.id }),
  ]);
});

it("the security log names the account in the line of each request", async () => {
  const { id, http } = await backend.createUser("user");
  await getError(listContacts(http));
  expect(JSON.parse(text.trim().split("\n").at(-1) ?? "")).toMatchObject({
    msg: "request",
    account: id,
    route: "/v1/realtor-contacts",
    status: 403,
  });
});

it("the security log has no address, name, password or token", async () => {
  const { token } = await enter(userEmail);
  await getError(enter("marked@example.com", "marked-password"));
  await signOut(backend.withToken(token));
  expect(text).toContain("security event");
  expect(text).not.toMatch(/marked|@example|sample-password/);
  const [plain = ""] = decodeURIComponent(token).split(".");
  expect(text).not.toContain(plain);
});
