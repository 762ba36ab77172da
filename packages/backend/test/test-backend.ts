import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createHttp } from "@realtor/api/http";
import type { Http } from "@realtor/api/http";
import { acceptAgreement, createRealtor, signIn } from "@realtor/api/loaning";
import { agreementVersion, requiredAgreementItems } from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";

import { createBackend } from "../src/create-backend.ts";
import type { Backend, BackendOptions } from "../src/create-backend.ts";
import type { DbLocation } from "../src/db/open-db.ts";
import { user } from "../src/db/schema.ts";
import type { Role } from "../src/identity/person.ts";
import { samplePassword } from "../src/seed/sample-accounts.ts";
import { emptyPglite } from "./empty-pglite.ts";
import { startPostgres } from "./postgres.ts";

/** Every suite about stored data runs on both. */
export const engines = ["PGlite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

export const publicUrl = "http://backend.example";

/** What a realtor sends to accept the agreement in force. */
export const agreement = { version: agreementVersion, items: [...requiredAgreementItems] };

/** The services in process, with the samples, and clients of them. */
export interface TestBackend extends Backend {
  /** The database's address; null on PGlite. */
  databaseUrl: string | null;
  dataFolder: string;
  /** A visitor's client. */
  visitor: Http;
  /** A client that carries this token. */
  withToken(token: string): Http;
  /** The client of a sample account, by e-mail address; signed in once. */
  signedIn(email: string): Promise<Http>;
  /** A new account with its client; a realtor has accepted the agreement unless told otherwise. */
  newPerson(role: Role, options?: { agreed: boolean }): Promise<{ id: string; http: Http }>;
  /** A new realtor with a homepage. */
  newAgent(profile: { desiredUrl: string; isMakeHomepage?: "Y" | "N" }): Promise<{
    http: Http;
    userId: string;
    realtor: RealtorProfile;
  }>;
}

export const adminEmail = "admin@example.com";
export const userEmail = "user@example.com";
export const graceEmail = "grace-kim@example.com";

/** Starts the services on one engine, seeded. `close` ends everything that was started for them. */
export async function startBackend(
  engine: Engine,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const dataFolder = await mkdtemp(join(tmpdir(), "realtor-backend-"));
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const databaseUrl = (await postgres?.createDatabase("backend")) ?? null;
  const database: DbLocation =
    databaseUrl === null
      ? { kind: "memory", files: await emptyPglite() }
      : { kind: "postgres", url: databaseUrl };
  const backend = await createBackend({
    database,
    dataFolder,
    publicUrl,
    seedSamples: true,
    // Suites send many from one address; the limits have a suite of their own.
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
  // Straight into the tables: hashing a password for each would take most of the suite's time.
  const newPerson = async (role: Role, { agreed } = { agreed: role === "realtor" }) => {
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
    dataFolder,
    visitor,
    withToken,
    signedIn,
    newPerson,
    async newAgent(profile) {
      const { id, http } = await newPerson("realtor");
      return { http, userId: id, realtor: await createRealtor(http, profile) };
    },
    async close() {
      await backend.close();
      await postgres?.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A slug that no other test has: slugs hold no digits. */
export function newSlug(prefix = "agent"): string {
  const letters = randomUUID()
    .replaceAll("-", "")
    .replace(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)));
  return `${prefix}-${letters.slice(0, 16)}`;
}
