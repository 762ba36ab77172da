import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { getSession, signIn } from "@realtor/api/loaning";
import { loadOrCreateSecret } from "@realtor/server/load-or-create-secret";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { createPasswordLink } from "../src/identity/password-link.ts";
import { createTicket } from "../src/media/upload-ticket.ts";
import { createToken } from "../src/own-domain/claims.ts";
import { publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let folder: string;
let userId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "realtor-secrets-"));
  backend = await startBackend("PostgreSQL", { seedSamples: false });
  userId = (await backend.createUser("user")).id;
});

afterAll(async () => {
  await backend?.close();
  await rm(folder, { recursive: true });
});

async function createSessionToken(): Promise<string> {
  const { internalAdapter } = await backend.auth.$context;
  return (await internalAdapter.createSession(userId)).token;
}

async function createOneTimeCode(): Promise<string> {
  const headers = new Headers({ authorization: `Bearer ${await backend.startSession(userId)}` });
  return (await backend.auth.api.generateOneTimeToken({ headers })).token;
}

async function createLinkToken(kind: "invite" | "reset"): Promise<string> {
  const options = { userId, siteUrl: publicUrl, locale: "en" as const };
  const { url } = await createPasswordLink(backend.db, kind, options);
  return new URL(url).hash.replace("#token=", "");
}

/** Every kind of value that no one may guess. */
const kinds: [name: string, create: () => string | Promise<string>][] = [
  ["session tokens", createSessionToken],
  ["one-time codes of sign-in", createOneTimeCode],
  ["tokens of invitations", () => createLinkToken("invite")],
  ["tokens of resets", () => createLinkToken("reset")],
  ["keys of uploads", () => createTicket("png", "fullsize", Date.now()).key.replace(".png", "")],
  ["proofs of domains", createToken],
  ["generated secrets", async () => loadOrCreateSecret(folder, crypto.randomUUID())],
];

/** The bits of all positions: of each the logarithm of how many characters occur at it. */
function countBits(values: readonly string[]): number {
  const positions = Array.from(values[0] ?? "", (_, place) => values.map((value) => value[place]));
  return positions.reduce((sum, seen) => sum + Math.log2(new Set(seen).size), 0);
}

describe("secret values", () => {
  it.each(kinds)("%s have at least 128 random bits", async (_, create) => {
    // Values that depend on this generator would repeat.
    const insecure = vi.spyOn(Math, "random").mockReturnValue(0.5);
    const values: string[] = [];
    for (let count = 0; count < 250; count += 1) values.push(await create());
    insecure.mockRestore();
    expect(new Set(values).size).toBe(values.length);
    // 250 samples do not show every character at every position.
    expect(countBits(values)).toBeGreaterThan(126);
  });
});

describe("a new AUTH_SECRET", () => {
  it("ends every session, and passwords stay valid", async () => {
    const first = await startBackend("PostgreSQL", { seedSamples: false });
    onTestFinished(() => first.close());
    const credentials = {
      email: "rotation@example.com",
      password: "a long passphrase of rotation",
    };
    await first.auth.api.createUser({ body: { ...credentials, name: "Rota", role: "user" } });
    const { token } = await signIn(first.visitor, credentials);
    expect(await getSession(first.withToken(token))).not.toBeNull();
    const restarted = await startBackend("PostgreSQL", {
      database: { kind: "postgres", url: first.databaseUrl ?? "" },
      authSecret: "another-secret-of-at-least-32-characters",
      seedSamples: false,
    });
    onTestFinished(() => restarted.close());
    expect(await getSession(restarted.withToken(token))).toBeNull();
    // Nor is it accepted without its signature.
    const [unsigned = ""] = token.split(".");
    expect(await getSession(restarted.withToken(unsigned))).toBeNull();
    const renewed = await signIn(restarted.visitor, credentials);
    expect(await getSession(restarted.withToken(renewed.token))).not.toBeNull();
  });
});
