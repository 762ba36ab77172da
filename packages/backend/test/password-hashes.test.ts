import { setImmediate } from "node:timers/promises";

import { signIn } from "@realtor/api/loaning";
import { hashPassword as hashFormer } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { account } from "../src/db/schema.ts";
import { createPasswordHashing, hashAs } from "../src/identity/password-hash.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, startBackend, userEmail } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const password = "sample-password";

describeOnEngines("a password hash", (engine) => {
  let backend: TestBackend;
  let userId: string;

  beforeAll(async () => {
    backend = await startBackend(engine);
    userId = (await signIn(backend.visitor, { email: userEmail, password })).user.id;
  });
  afterAll(() => backend.close());

  const enter = (given: string) =>
    signIn(backend.visitor, { email: userEmail.toUpperCase(), password: given });
  const storedHash = async () => {
    const [row] = await backend.db.select().from(account).where(eq(account.userId, userId));
    return row?.password ?? "";
  };

  it("says its parameters", async () => {
    expect(await storedHash()).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
  });

  it("of a former version is replaced at the next sign-in", async () => {
    const former = await hashFormer(password);
    await backend.db.update(account).set({ password: former }).where(eq(account.userId, userId));
    expect(await getError(enter("wrong-password"))).toMatchObject({ status: 401 });
    expect(await storedHash()).toBe(former);
    await enter(password);
    const renewed = await storedHash();
    expect(renewed).toMatch(/^\$scrypt\$/);
    expect(await getError(enter("wrong-password"))).toMatchObject({ status: 401 });
    await enter(password);
    expect(await storedHash()).toBe(renewed);
  });

  it("is not computed while too many wait", async () => {
    // One queue for the process, in which this network's share is taken until the response is there.
    const { hash } = createPasswordHashing(14);
    const response = new AbortController();
    const keepBusy = async () => {
      while (!response.signal.aborted)
        // A refused one has no place to take.
        await hashAs({ group: "in-process", isFirst: false }, () => hash(password)).catch(() =>
          setImmediate(),
        );
    };
    const busy = Promise.all(Array.from({ length: 6 }, keepBusy));
    const refused = await getError(enter(password));
    response.abort();
    await busy;
    expect(refused).toMatchObject({ status: 503, code: "server.unavailable" });
    await enter(password);
  });
});
