import {
  confirmSecondFactor,
  createSecondFactor,
  exchangeCode,
  readChallenge,
  signIn,
  signInWithCode,
} from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { session, user } from "../src/db/schema.ts";
import { showCode } from "./fakes/authenticator-app.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const password = "sample-password";
const siteUrl = "https://realtor.example";
const ownHost = "own.example";
const elsewhere = { status: 403, code: "auth.elsewhere" };

describeOnEngines("a sign-in at an own domain", (engine) => {
  let backend: TestBackend;
  /** The owner of `ownHost`. */
  let ownerId: string;

  beforeAll(async () => {
    backend = await startBackend(engine, { siteUrl, realtorHosts: ["www.realtor.example"] });
    const { userId, realtor } = await backend.newAgent({
      ...publishable,
      desiredUrl: newSlug(),
      hompageUrl: `https://${ownHost}`,
      isMakeHomepage: "Y",
    });
    await backend.proveDomain(realtor.id);
    ownerId = userId;
  });
  afterAll(() => backend.close());

  /** A browser that shows this host: the site passes it on. Undefined calls the services directly. */
  const at = (host: string | undefined, called = publicUrl): Http =>
    createHttp({
      baseUrl: called,
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
      onRequest: ({ headers }) => {
        if (host === undefined) return;
        headers.set("x-forwarded-host", host);
        headers.set("x-forwarded-proto", "https");
      },
    });
  const idOf = async (email: string) =>
    (await backend.db.select().from(user).where(eq(user.email, email)))[0]?.id ?? "";
  const sessionsOf = async (id: string) => backend.db.$count(session, eq(session.userId, id));

  /** Each way to get a session, as the account with this email. */
  const ways: Record<string, (http: Http, email: string) => Promise<unknown>> = {
    password: (http, email) => signIn(http, { email, password }),
    "one-time code": async (http, email) => {
      const { token } = await signIn(at("realtor.example"), { email, password });
      const headers = new Headers({ authorization: `Bearer ${token}` });
      const code = await backend.auth.api.generateOneTimeToken({ headers });
      return exchangeCode(http, code.token);
    },
  };
  const accounts = { admin: adminEmail, "another agent": graceEmail, "home buyer": userEmail };

  it.each(
    Object.entries(ways).flatMap(([way, run]) =>
      Object.entries(accounts).map(([who, email]) => [who, way, run, email] as const),
    ),
  )("is decided by the account: %s, by %s", async (who, _way, run, email) => {
    expect(await getError(run(at("realtor.example"), email))).toMatchObject({
      status: "succeeded",
    });
    for (const host of [
      ownHost,
      `www.${ownHost}`,
      "unknown.example",
      "realtor.example.own.example",
    ])
      expect(await getError(run(at(host), email))).toMatchObject(
        who === "home buyer" ? { status: "succeeded" } : elsewhere,
      );
  });

  it("leaves no session of who is refused", async () => {
    const id = await idOf(adminEmail);
    await backend.db.delete(session).where(eq(session.userId, id));
    await getError(signIn(at(ownHost), { email: adminEmail, password }));
    expect(await sessionsOf(id)).toBe(0);
  });

  it("is allowed for its owner", async () => {
    const token = await backend.startSession(ownerId);
    const headers = new Headers({ authorization: `Bearer ${token}` });
    const code = await backend.auth.api.generateOneTimeToken({ headers });
    expect(await getError(exchangeCode(at(ownHost), code.token))).toMatchObject({
      status: "succeeded",
    });
  });

  it.each([
    ["the product's other host", "www.realtor.example", "succeeded"],
    ["a development host", "localhost:3000", "succeeded"],
    ["no valid host", "own.example/@realtor.example", 403],
  ])("is allowed for staff at %s: %s", async (_name, host, status) => {
    expect(await getError(signIn(at(host), { email: adminEmail, password }))).toMatchObject({
      status,
    });
  });

  it("is told from a direct call by the host that was called", async () => {
    const direct = (called: string) =>
      getError(signIn(at(undefined, called), { email: adminEmail, password }));
    expect(await direct(publicUrl)).toMatchObject({ status: "succeeded" });
    expect(await direct("http://127.0.0.1:3001")).toMatchObject({ status: "succeeded" });
    expect(await direct(`https://${ownHost}`)).toMatchObject(elsewhere);
  });

  it("gives no session for a code that follows a password elsewhere", async () => {
    const email = adminEmail;
    const { token } = await signIn(at("realtor.example"), { email, password });
    const http = backend.withToken(token);
    const { secret } = await createSecondFactor(http, password);
    const confirmation = { code: showCode(secret), locale: "en" } as const;
    const [code = ""] = await confirmSecondFactor(http, confirmation);
    const challengeAt = (host: string) =>
      signIn(at(host), { email, password }).catch((error: unknown) => error);
    expect(await challengeAt(ownHost)).toMatchObject(elsewhere);
    const challenge = readChallenge(await challengeAt("realtor.example")) ?? "";
    expect(await getError(signInWithCode(at(ownHost), { challenge, code }))).toMatchObject(
      elsewhere,
    );
    expect(
      await getError(signInWithCode(at("realtor.example"), { challenge, code })),
    ).toMatchObject({ status: "succeeded" });
  });
});
