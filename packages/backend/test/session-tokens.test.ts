import { getSession, signIn, signOut } from "@realtor/api/loaning";
import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { session } from "../src/db/schema.ts";
import { hashToken } from "../src/identity/auth-adapter.ts";
import { describeOnEngines, graceEmail, startBackend, userEmail } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const password = "sample-password";

describeOnEngines("session tokens", (engine) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend(engine);
  });

  afterAll(() => backend.close());

  it("are stored as a hash, which does not sign in", async () => {
    const { token, user } = await signIn(backend.visitor, { email: graceEmail, password });
    // The bearer token is the stored one with a signature.
    const [plain = ""] = decodeURIComponent(token).split(".");
    const rows = await backend.db.select().from(session).where(eq(session.userId, user.id));
    expect(rows.map((row) => row.token)).toEqual([hashToken(plain)]);
    expect(await getSession(backend.withToken(token))).toMatchObject({ user: { id: user.id } });
    expect(await getSession(backend.withToken(hashToken(plain)))).toBeNull();
  });

  it("end by signing out, one session at a time", async () => {
    const credentials = { email: userEmail, password };
    const first = await signIn(backend.visitor, credentials);
    const second = await signIn(backend.visitor, credentials);
    await signOut(backend.withToken(first.token));
    expect(await getSession(backend.withToken(first.token))).toBeNull();
    expect(await getSession(backend.withToken(second.token))).not.toBeNull();
  });

  it("of a former version stay valid", async () => {
    const { token, user } = await signIn(backend.visitor, { email: graceEmail, password });
    const [plain = ""] = decodeURIComponent(token).split(".");
    await backend.db
      .update(session)
      .set({ token: plain })
      .where(eq(session.token, hashToken(plain)));
    expect(await getSession(backend.withToken(token))).toBeNull();
    const migration = new URL("../drizzle/0006_session_token_hashes.sql", import.meta.url);
    const update = (await readFile(migration, "utf8")).replace(
      /;\s*$/,
      ` WHERE "token" = '${plain}';`,
    );
    await backend.db.execute(sql.raw(update));
    expect(await getSession(backend.withToken(token))).toMatchObject({ user: { id: user.id } });
  });
});
