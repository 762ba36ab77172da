import { countRealtors, exchangeCode, getSession, signIn } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import { session, user } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, graceEmail, startBackend, userEmail } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const password = "sample-password";
const day = 24 * 60 * 60 * 1000;

describeOnEngines("a session", (engine) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => backend.close());

  const start = async (email = userEmail) => signIn(backend.visitor, { email, password });
  const isOpen = async (token: string) => (await getSession(backend.withToken(token))) !== null;
  const countSessions = (userId: string) => backend.db.$count(session, eq(session.userId, userId));
  const waitDays = (days: number) => {
    const now = Date.now() + days * day;
    vi.useFakeTimers({ toFake: ["Date"], now });
  };

  it("ends after 30 days without use", async () => {
    const { token } = await start();
    waitDays(29.9);
    expect(await isOpen(token)).toBe(true);
    waitDays(29.9);
    expect(await isOpen(token)).toBe(true);
    waitDays(30.1);
    expect(await isOpen(token)).toBe(false);
  });

  it("ends 90 days after signing in, whatever the use", async () => {
    const { id, http } = await backend.createUser("user");
    for (const days of [20, 20, 20, 20, 9.9]) {
      waitDays(days);
      expect(await getSession(http)).not.toBeNull();
    }
    expect(await countSessions(id)).toBe(1);
    waitDays(0.2);
    expect(await getSession(http)).toBeNull();
    expect(await countSessions(id)).toBe(0);
  });

  it("ends when the same browser signs in again, in another account too", async () => {
    const first = await start();
    const again = await signIn(backend.withToken(first.token), { email: graceEmail, password });
    expect(await isOpen(first.token)).toBe(false);
    expect(await isOpen(again.token)).toBe(true);

    const { auth } = backend;
    const headers = new Headers({ authorization: `Bearer ${(await start()).token}` });
    const { token: code } = await auth.api.generateOneTimeToken({ headers });
    const provided = await exchangeCode(backend.withToken(again.token), code);
    expect(await isOpen(again.token)).toBe(false);
    expect(await isOpen(provided.token)).toBe(true);
  });

  it("stays when a new sign-in is refused, and while others sign in", async () => {
    const { token } = await start();
    const wrong = signIn(backend.withToken(token), {
      email: userEmail,
      password: "wrong-password",
    });
    expect(await getError(wrong)).toMatchObject({ status: 401 });
    await start();
    expect(await isOpen(token)).toBe(true);
  });

  it("ends with a ban of the account", async () => {
    const { id, http } = await backend.createUser("realtor");
    await backend.db.update(user).set({ banned: true }).where(eq(user.id, id));
    expect(await getSession(http)).toBeNull();
    expect(await countSessions(id)).toBe(0);
    await backend.db.update(user).set({ banned: false }).where(eq(user.id, id));
    expect(await getSession(http)).toBeNull();
  });

  it("has the role that the account has now, not the one at sign-in", async () => {
    const { id, http } = await backend.createUser("admin");
    expect(await countRealtors(http)).toMatchObject({ all: expect.any(Number) });
    await backend.db.update(user).set({ role: "user" }).where(eq(user.id, id));
    expect(await getError(countRealtors(http))).toMatchObject({ status: 403 });
    expect((await getSession(http))?.user.role).toBe("user");
  });

  it("ends when the account is deleted", async () => {
    const { id, http } = await backend.createUser("user");
    await backend.db.delete(user).where(eq(user.id, id));
    expect(await getSession(http)).toBeNull();
    expect(await countSessions(id)).toBe(0);
  });
});
