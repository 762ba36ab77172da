import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getRealtor, getSession, listRealtors, updateRealtor } from "@realtor/api/loaning";
import type { ProviderId } from "@realtor/api/loaning";

import { account, verification } from "../src/db/schema.ts";
import { configureProviders } from "../src/identity/provider-config.ts";
import { startOpenIdProvider } from "./fakes/fake-openid-provider.ts";
import type { OpenIdProvider, ProviderOptions } from "./fakes/fake-openid-provider.ts";
import { providerBrowser } from "./fixtures/provider-browser.ts";
import {
  adminEmail,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const back = `${siteUrl}/en/login/redirect?state=s`;
const clientSecret = "provider-secret-of-at-least-32-characters";
const accounts = [
  { email: graceEmail, emailVerified: true, name: "Grace" },
  { email: userEmail, emailVerified: false, name: "User" },
  { email: adminEmail, emailVerified: null, name: "Admin" },
  { email: "unknown@example.com", emailVerified: true, name: "Unknown" },
];
const kinds: Record<ProviderId, Pick<ProviderOptions, "algorithm" | "emailIn">> = {
  google: { emailIn: "id-token" },
  kakao: { emailIn: "userinfo" },
  line: { algorithm: "HS256", emailIn: "id-token" },
};
const ids = ["kakao", "line", "google"] as const;

let providers: OpenIdProvider[];
let backend: TestBackend;

beforeAll(async () => {
  providers = await Promise.all(
    ids.map((id) =>
      startOpenIdProvider({
        clientId: "site",
        clientSecret,
        redirectUri: `${siteUrl}/api/auth/callback/${id}`,
        accounts,
        ...kinds[id],
      }),
    ),
  );
  backend = await startBackend("PostgreSQL", {
    siteUrl,
    realtorHosts: ["www.realtor.example"],
    providers: ids.map((id, place) => ({
      id,
      clientId: "site",
      clientSecret,
      discoveryUrl: providers[place]?.discoveryUrl ?? "",
      trustEmail: id === "line",
    })),
  });
});

afterAll(async () => {
  await backend?.close();
  for (const provider of providers ?? []) await provider.close();
});

const ask = (path: string, init?: RequestInit) =>
  backend.app.fetch(new Request(publicUrl + path, init));

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Returns the provider's authorization URL. */
async function startSignIn(id: ProviderId, returnTo = back): Promise<string> {
  const answer = await post(`/api/auth/providers/${id}`, { returnTo });
  expect(answer.status).toBe(200);
  return (await answer.json()).url;
}

/** Returns the redirect of the callback. */
async function completeSignIn(callback: string): Promise<URL> {
  const { pathname, search } = new URL(callback);
  const answer = await ask(pathname + search);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("set-auth-token")).toBeNull();
  return new URL(answer.headers.get("location") ?? "");
}

async function signInAs(email: string, id: ProviderId = "google", returnTo = back): Promise<URL> {
  return completeSignIn(await providerBrowser().choose(await startSignIn(id, returnTo), email));
}

const exchange = (code: string | null) => post("/api/auth/one-time-token/verify", { token: code });

describe("sign-in with a provider", () => {
  it("lists the configured providers", async () => {
    expect(await (await ask("/api/auth/providers")).json()).toEqual([...ids]);
  });

  it.each(ids)("%s: redirects with a code that can be exchanged once", async (id) => {
    const arrived = await signInAs(graceEmail, id);
    expect(arrived.origin + arrived.pathname).toBe(`${siteUrl}/en/login/redirect`);
    expect([...arrived.searchParams.keys()]).toEqual(["state", "code"]);
    const code = arrived.searchParams.get("code");
    const answer = await exchange(code);
    expect(answer.status).toBe(200);
    expect((await answer.json()).user).toMatchObject({ email: graceEmail, role: "realtor" });
    const http = backend.withToken(answer.headers.get("set-auth-token") ?? "");
    expect((await getSession(http))?.user.email).toBe(graceEmail);
    expect((await listRealtors(http)).map(({ desiredUrl }) => desiredUrl)).toEqual(["grace-kim"]);

    const again = await exchange(code);
    expect(again.status).toBe(400);
    expect(again.headers.get("set-auth-token")).toBeNull();
  });

  it("stores no provider tokens", async () => {
    await signInAs(graceEmail);
    await signInAs(graceEmail);
    const rows = await backend.db.select().from(account);
    const linked = rows.filter(({ providerId }) => providerId === "google");
    expect(linked).toHaveLength(1);
    expect(linked[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });

  it.each([
    ["refuse", "access_denied"],
    ["unknown@example.com", "signup_disabled"],
    [userEmail, "account_not_linked"],
  ])("%s: redirects with %s and no code", async (choice, error) => {
    const arrived = await signInAs(choice);
    expect(arrived.pathname).toBe("/en/login/redirect");
    expect(arrived.searchParams.get("error")).toBe(error);
    expect(arrived.searchParams.get("state")).toBe("s");
    expect(arrived.searchParams.get("code")).toBeNull();
  });

  it("treats an address without email_verified as verified only if configured", async () => {
    const silent = await signInAs(adminEmail, "google");
    expect(silent.searchParams.get("error")).toBe("account_not_linked");
    expect((await signInAs(adminEmail, "line")).searchParams.get("code")).not.toBeNull();
    const said = await signInAs(userEmail, "line");
    expect(said.searchParams.get("error")).toBe("account_not_linked");
  });

  it("rejects a repeated callback", async () => {
    const callback = await providerBrowser().choose(await startSignIn("google"), graceEmail);
    expect((await completeSignIn(callback)).searchParams.get("code")).not.toBeNull();
    const again = await completeSignIn(callback);
    expect(again.origin + again.pathname).toBe(`${siteUrl}/login/redirect`);
    expect(again.searchParams.get("error")).toBe("state_mismatch");
  });

  it("rejects a callback with another state or code", async () => {
    const callback = new URL(
      await providerBrowser().choose(await startSignIn("google"), graceEmail),
    );
    const forgedState = new URL(callback);
    forgedState.searchParams.set("state", "x".repeat(32));
    expect((await completeSignIn(forgedState.href)).searchParams.get("error")).toBe(
      "state_mismatch",
    );
    const forgedCode = new URL(callback);
    forgedCode.searchParams.set("code", "x".repeat(43));
    expect((await completeSignIn(forgedCode.href)).searchParams.get("error")).toBe("invalid_code");
    expect(
      (await completeSignIn(`${siteUrl}/api/auth/callback/google`)).searchParams.get("error"),
    ).toBe("state_not_found");
  });

  it("rejects the code of another sign-in", async () => {
    const [mine, other] = await Promise.all([startSignIn("google"), startSignIn("google")]);
    const stolen = new URL(await providerBrowser().choose(mine, graceEmail)).searchParams;
    const callback = new URL(await providerBrowser().choose(other, graceEmail));
    callback.searchParams.set("code", stolen.get("code") ?? "");
    expect((await completeSignIn(callback.href)).searchParams.get("error")).toBe("invalid_code");
  });

  it.each([null, "", "forged", "x".repeat(32)])("rejects the one-time code %o", async (code) => {
    expect((await exchange(code)).status).toBe(400);
  });

  it("rejects an expired code or state", async () => {
    const arrived = await signInAs(graceEmail);
    await backend.db.update(verification).set({ expiresAt: new Date(0) });
    expect((await exchange(arrived.searchParams.get("code"))).status).toBe(400);
    const callback = await providerBrowser().choose(await startSignIn("google"), graceEmail);
    // Better Auth also stores the expiry in the state's value.
    const value = sql`jsonb_set(${verification.value}::jsonb, '{expiresAt}', '0')::text`;
    const waiting = new URL(callback).searchParams.get("state") ?? "";
    await backend.db
      .update(verification)
      .set({ value })
      .where(eq(verification.identifier, waiting));
    expect((await completeSignIn(callback)).searchParams.get("error")).toBe("state_mismatch");
  });

  it.each(["/api/auth/sign-in/social", "/api/auth/link-social"])(
    "has no other way: %s",
    async (path) => {
      const body = { provider: "google", callbackURL: "/x" };
      expect((await post(path, body)).status).toBe(404);
    },
  );
});

describe("the redirect allow-list", () => {
  const allowed = async (returnTo: string, origin?: string) => {
    const headers = origin === undefined ? {} : { origin };
    return (await post("/api/auth/providers/google", { returnTo }, headers)).status;
  };

  it.each([
    "https://realtor.example/login/redirect",
    "https://realtor.example/ja-JP/grace-kim/login/redirect?state=1",
    "https://www.realtor.example/login/redirect",
  ])("allows the product: %s", async (returnTo) => {
    expect(await allowed(returnTo)).toBe(200);
    expect(await allowed(returnTo, new URL(returnTo).origin)).toBe(200);
  });

  it.each([
    "https://evil.example/login/redirect",
    "https://realtor.example.evil.example/login/redirect",
    "https://realtor.example@evil.example/login/redirect",
    "https://user@realtor.example/login/redirect",
    "http://realtor.example/login/redirect",
    "http://www.realtor.example/login/redirect",
    "https://realtor.example:8443/login/redirect",
    "https://www.realtor.example:8443/login/redirect",
    "https://realtor.example/grace-kim",
    "https://realtor.example/login/redirect/../../grace-kim",
    "//realtor.example/login/redirect",
    "/login/redirect",
    "javascript:alert(1)//login/redirect",
    "",
  ])("rejects %s", async (returnTo) => {
    expect(await allowed(returnTo)).toBe(403);
  });

  it("rejects a return URL on another host than the request's origin", async () => {
    expect(await allowed(back, "https://evil.example")).toBe(403);
    expect(await allowed(back, "https://realtor.exampl")).toBe(403);
  });

  it("allows an agent's own domain once it is proved and the website is published", async () => {
    const desiredUrl = newSlug();
    const host = `${desiredUrl}.example`;
    const returnTo = `https://${host}/login/redirect`;
    expect(await allowed(returnTo)).toBe(403);
    const agent = await backend.newAgent({ desiredUrl, isMakeHomepage: "Y" });
    await agent.http(`/v1/realtor/${agent.realtor.id}`, {
      method: "PATCH",
      body: { updatedAt: agent.realtor.updatedAt, hompageUrl: `https://${host}` },
      success: 200,
    });
    expect(await allowed(returnTo)).toBe(403);
    await backend.proveDomain(agent.realtor.id);
    expect(await allowed(returnTo)).toBe(200);
    const arrived = await signInAs(graceEmail, "google", returnTo);
    expect(arrived.host).toBe(host);
    // Not her domain: its agent could steal her token.
    expect([...arrived.searchParams]).toEqual([["error", "elsewhere"]]);
    const grace = await getRealtor(backend.visitor, "grace-kim");
    const claim = { updatedAt: grace.updatedAt, hompageUrl: `https://grace.${host}` };
    await updateRealtor(await backend.signedIn(graceEmail), grace.id, claim);
    await backend.proveDomain(grace.id);
    const own = await signInAs(graceEmail, "google", `https://grace.${host}/login/redirect`);
    expect((await exchange(own.searchParams.get("code"))).status).toBe(200);
  });
});

describe("a provider that", () => {
  it("is not configured returns 404", async () => {
    const answer = await post("/api/auth/providers/github", { returnTo: back });
    expect(answer.status).toBe(400);
  });

  it("is unavailable at start is disabled without affecting the others", async () => {
    const gone = await startOpenIdProvider({
      clientId: "site",
      clientSecret,
      redirectUri: back,
      accounts,
    });
    await gone.close();
    const { discoveryUrl } = gone;
    const settings = { id: "google", clientId: "site", clientSecret, discoveryUrl } as const;
    expect(await configureProviders([settings], siteUrl, pino({ enabled: false }))).toEqual([]);
  });
});
