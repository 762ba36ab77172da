import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createHttp } from "@realtor/api/http";
import type { Http } from "@realtor/api/http";
import { acceptAgreement, createRealtor, signIn } from "@realtor/api/loaning";
import { agreementVersion, requiredAgreementItems } from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";

import type { DatabaseLocation } from "@realtor/server/database";
import { createBackend } from "../src/create-backend.ts";
import type { Backend, BackendOptions } from "../src/create-backend.ts";
import { user } from "../src/db/schema.ts";
import type { Role } from "../src/identity/current-user.ts";
import { samplePassword } from "../src/seed/sample-accounts.ts";
import { emptyPglite } from "./empty-pglite.ts";
import { startPostgres } from "../../server/test/fixtures/postgres.ts";

/** Suites about stored data run on both engines. */
export const engines = ["PGlite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

export const publicUrl = "http://backend.example";

/** Body for accepting the current agreement. */
export const agreement = { version: agreementVersion, items: [...requiredAgreementItems] };

/** In-process services with the samples, and clients. */
export interface TestBackend extends Backend {
  /** URL of the database; null on PGlite. */
  databaseUrl: string | null;
  dataDir: string;
  /** Client without a token. */
  visitor: Http;
  /** Client with this token. */
  withToken(token: string): Http;
  /** Client of a sample account by e-mail address; signs in once. */
  signedIn(email: string): Promise<Http>;
  /** Creates an account with its client; a realtor has accepted the agreement by default. */
  createUser(role: Role, options?: { agreed: boolean }): Promise<{ id: string; http: Http }>;
  /** Creates a realtor with a homepage. */
  newAgent(profile: { desiredUrl: string; isMakeHomepage?: "Y" | "N" }): Promise<{
    http: Http;
    userId: string;
    realtor: RealtorProfile;
  }>;
}

export const adminEmail = "admin@example.com";
export const userEmail = "user@example.com";
export const graceEmail = "grace-kim@example.com";

/** Starts the seeded services on one engine. `close` stops everything. */
export async function startBackend(
  engine: Engine,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-backend-"));
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const databaseUrl = (await postgres?.createDatabase("backend")) ?? null;
  const database: DatabaseLocation =
    databaseUrl === null
      ? { kind: "memory", files: await emptyPglite() }
      : { kind: "postgres", url: databaseUrl };
  const backend = await createBackend({
    database,
    dataDir,
    publicUrl,
    seedSamples: true,
    // Suites send many requests from one address; a separate suite tests the limits.
    rates: {
      contacts: { requests: 10_000, seconds: 60 },
      signIn: { requests: 10_000, seconds: 60 },
      passwordReset: { requests: 10_000, seconds: 60 },
    },
    ...options,
  });

  const clientOf = (getToken: () => string | null): Http =>
    createHttp({
      baseUrl: publicUrl,
      getToken,
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
    });
  const visitor = clientOf(() => null);
  const withToken = (token: string) => clientOf(() => token);
  const clients = new Map<string, Promise<Http>>();
  const signedIn = (email: string, password = samplePassword): Promise<Http> => {
    const known = clients.get(email);
    if (known) return known;
    const client = signIn(visitor, { email, password }).then(({ token }) => withToken(token));
    clients.set(email, client);
    return client;
  };
  // Inserts directly: hashing a password per account would be slow.
  const createUser = async (role: Role, { agreed } = { agreed: role === "realtor" }) => {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await backend.db.insert(user).values({ id, email, name: `Person ${id.slice(0, 4)}`, role });
    const { internalAdapter } = await backend.auth.$context;
    const { token } = await internalAdapter.createSession(id);
    const http = withToken(token);
    if (agreed) await acceptAgreement(http, agreement);
    return { id, http };
  };

  return {
    ...backend,
    databaseUrl,
    dataDir,
    visitor,
    withToken,
    signedIn,
    createUser,
    async newAgent(profile) {
      const { id, http } = await createUser("realtor");
      return { http, userId: id, realtor: await createRealtor(http, profile) };
    },
    async close() {
      await backend.close();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a unique slug; slugs contain no digits. */
export function newSlug(prefix = "agent"): string {
  const letters = randomUUID()
    .replaceAll("-", "")
    .replace(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)));
  return `${prefix}-${letters.slice(0, 16)}`;
}
