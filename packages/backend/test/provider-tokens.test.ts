import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { configureProviders } from "../src/identity/provider-config.ts";
import { startForgingProvider, unknownKey } from "./fakes/forging-provider.ts";
import type { ForgedToken, ForgingProvider } from "./fakes/forging-provider.ts";
import { publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const clientSecret = "provider-secret-of-at-least-32-characters";
const ids = ["google", "line"] as const;
type Id = (typeof ids)[number];

let provider: ForgingProvider;
let backend: TestBackend;
let email: string;

beforeAll(async () => {
  provider = await startForgingProvider();
  const { discoveryUrl } = provider;
  backend = await startBackend("PostgreSQL", {
    siteUrl,
    seedSamples: false,
    providers: ids.map((id) => ({ id, clientId: "site", clientSecret, discoveryUrl })),
  });
  email = `${(await backend.createUser("realtor")).id}@example.com`;
});

afterAll(async () => {
  await backend?.close();
  await provider?.close();
});

const ask = (path: string, init?: RequestInit) =>
  backend.app.fetch(new Request(publicUrl + path, init));

async function startSignIn(id: Id): Promise<URLSearchParams> {
  const answer = await ask(`/api/auth/providers/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnTo: `${siteUrl}/login/redirect` }),
  });
  return new URL((await answer.json()).url).searchParams;
}

type Change = (token: ForgedToken, asked: URLSearchParams) => Partial<ForgedToken>;

/** Signs in with the ID token that the provider would issue, changed; returns the redirect's query. */
async function signInWith(id: Id, change: Change = () => ({})): Promise<URLSearchParams> {
  const asked = await startSignIn(id);
  const now = Math.floor(Date.now() / 1000);
  const token: ForgedToken = {
    header: id === "line" ? { alg: "HS256" } : { alg: "RS256", typ: "JWT", kid: "published" },
    claims: {
      iss: provider.issuer,
      aud: "site",
      sub: "subject",
      iat: now,
      exp: now + 600,
      nonce: asked.get("nonce"),
      email,
      email_verified: true,
    },
    key: id === "line" ? clientSecret : provider.privateKey,
  };
  const code = provider.issue({ ...token, ...change(token, asked) });
  const query = new URLSearchParams({ state: asked.get("state") ?? "", code });
  const answer = await ask(`/api/auth/callback/${id}?${query.toString()}`);
  return new URL(answer.headers.get("location") ?? "").searchParams;
}

const withHeader =
  (header: Record<string, unknown>, key?: ForgedToken["key"]): Change =>
  (token) => ({
    header: { ...token.header, ...header },
    ...(key === undefined ? {} : { key }),
  });
const withClaims =
  (claims: Record<string, unknown>): Change =>
  (token) => ({ claims: { ...token.claims, ...claims } });

const attacks: [name: string, change: Change][] = [
  ["another key", withHeader({}, unknownKey)],
  ["another secret", withHeader({ alg: "HS256" }, "another-secret-of-32-characters-or-more")],
  ["no signature", withHeader({}, null)],
  ["the algorithm none", withHeader({ alg: "none" }, null)],
  ["a key in its header", withHeader({ jwk: { kty: "oct", k: "eA" }, jku: "x" }, unknownKey)],
  ["the type of an access token", withHeader({ typ: "at+jwt" })],
  ["another audience", withClaims({ aud: "other" })],
  ["several audiences", withClaims({ aud: ["site", "other"] })],
  ["no audience", withClaims({ aud: undefined })],
  ["another issuer", withClaims({ iss: "https://accounts.example" })],
  ["no issuer", withClaims({ iss: undefined })],
  ["another nonce", withClaims({ nonce: "n".repeat(32) })],
  ["no nonce", withClaims({ nonce: undefined })],
  ["an expiry in the past", withClaims({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ["no expiry", withClaims({ exp: undefined })],
  ["a start in the future", withClaims({ nbf: Math.floor(Date.now() / 1000) + 600 })],
];

describe.each(ids)("an ID token of %s", (id) => {
  it("signs in", async () => {
    expect((await signInWith(id)).get("code")).not.toBeNull();
  });

  it.each(attacks)("with %s does not sign in", async (_, change) => {
    const query = await signInWith(id, change);
    expect(query.get("code")).toBeNull();
    expect(query.get("error")).toBe("unable_to_get_user_info");
  });

  it("of an earlier sign-in does not sign in again", async () => {
    let issued: ForgedToken | undefined;
    const first = await signInWith(id, (token) => (issued = token));
    expect(first.get("code")).not.toBeNull();
    expect((await signInWith(id, () => issued ?? {})).get("code")).toBeNull();
  });
});

describe("the algorithm of an ID token", () => {
  it("is never that of a shared secret where keys are published", async () => {
    for (const secret of [provider.publicKey, clientSecret])
      expect(
        (await signInWith("google", withHeader({ alg: "HS256" }, secret))).get("code"),
      ).toBeNull();
  });

  it.each([
    ["google", "RS512"],
    ["line", "RS256"],
    ["line", "HS512"],
  ] as const)("of %s is not %s", async (id, alg) => {
    const key = alg === "HS512" ? clientSecret : provider.privateKey;
    expect((await signInWith(id, withHeader({ alg }, key))).get("code")).toBeNull();
  });
});

describe("a provider's OpenID configuration", () => {
  it.each(ids)("that names another issuer disables %s", async (id) => {
    const configure = async ({ discoveryUrl }: ForgingProvider) =>
      configureProviders(
        [{ id, clientId: "site", clientSecret, discoveryUrl }],
        siteUrl,
        pino({ enabled: false }),
      );
    expect(await configure(provider)).toHaveLength(1);
    const malicious = await startForgingProvider({ issuer: provider.issuer });
    expect(await configure(malicious)).toEqual([]);
    await malicious.close();
  });
});
