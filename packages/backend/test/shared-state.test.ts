import { createContact, getRealtor, getSession, listContacts } from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import { afterAll, beforeAll, expect, it } from "vitest";

import { type Backend, createBackend } from "../src/create-backend.ts";
import type { ProviderSettings } from "../src/identity/provider-settings.ts";
import { type OpenIdProvider, startOpenIdProvider } from "./fakes/fake-openid-provider.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { providerBrowser } from "./fixtures/provider-browser.ts";
import { graceEmail, publicUrl, startBackend, type TestBackend } from "./fixtures/test-backend.ts";

// Two processes of the services on one PostgreSQL database: what one starts, the other completes.
const siteUrl = "https://realtor.example";
const authSecret = "auth-secret-of-both-processes-000000";
let provider: OpenIdProvider;
let first: TestBackend;
let second: Backend;

beforeAll(async () => {
  const client = { clientId: "site", clientSecret: "provider-secret-of-at-least-32-characters" };
  provider = await startOpenIdProvider({
    ...client,
    redirectUri: `${siteUrl}/api/auth/callback/google`,
    accounts: [{ email: graceEmail, emailVerified: true, name: "Grace" }],
    emailIn: "id-token",
  });
  const google: ProviderSettings = {
    ...client,
    id: "google",
    discoveryUrl: provider.discoveryUrl,
    trustEmail: false,
  };
  const options = { siteUrl, authSecret, providers: [google] };
  first = await startBackend("PostgreSQL", options);
  second = await createBackend({
    ...options,
    database: { kind: "postgres", url: first.databaseUrl ?? "" },
    dataDir: first.dataDir,
    publicUrl,
  });
});

afterAll(async () => {
  await second.close();
  await first.close();
  await provider.close();
});

const post = ({ app }: Pick<Backend, "app">, path: string, body: object) =>
  app.fetch(
    new Request(publicUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );

const clientOf = ({ app }: Pick<Backend, "app">, token: string | null) =>
  createHttp({
    baseUrl: publicUrl,
    getToken: () => token,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });

it("a sign-in with a provider that one starts is completed by the other, once", async () => {
  const returnTo = `${siteUrl}/en/login/redirect?state=s`;
  const { url } = await (await post(first, "/api/auth/providers/google", { returnTo })).json();
  const callback = new URL(await providerBrowser().choose(url, graceEmail));
  const redirect = await second.app.request(callback.pathname + callback.search);
  const code = new URL(redirect.headers.get("location") ?? "").searchParams.get("code");
  const exchange = (backend: Pick<Backend, "app">) =>
    post(backend, "/api/auth/one-time-token/verify", { token: code });
  const exchanged = await exchange(first);
  expect(exchanged.status).toBe(200);
  expect((await exchange(second)).status).not.toBe(200);
  const token = exchanged.headers.get("set-auth-token");
  const session = await getSession(clientOf(second, token));
  expect(session?.user.email).toBe(graceEmail);
});

it("a request that both receive at once is stored once", async () => {
  const { id } = await getRealtor(first.visitor, "grace-kim");
  const body = { ...contactInput(id), message: "Sent to both." };
  const receipts = await Promise.all(
    [first, second].map((backend) => createContact(clientOf(backend, null), body, "key-of-both")),
  );
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
  const { page } = await listContacts(await first.signedIn(graceEmail), {});
  expect(page.filter(({ message }) => message === body.message)).toHaveLength(1);
});

it("attempts to guess a password are counted by both together", async () => {
  const attempt = async (backend: Pick<Backend, "app">) => {
    const guess = { email: "yuna-lee@example.com", password: "not-the-password" };
    return (await post(backend, "/api/auth/sign-in/email", guess)).status;
  };
  const statuses: number[] = [];
  for (const backend of [first, second, first, second, first, second])
    statuses.push(await attempt(backend));
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});
