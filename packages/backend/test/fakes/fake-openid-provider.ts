import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

/** An account at the provider. */
export interface ProviderAccount {
  email: string;
  /** Null if the provider does not report it. */
  emailVerified: boolean | null;
  name: string;
}

export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  accounts: readonly ProviderAccount[];
  /** HS256 signs with the client secret, as LINE does. */
  algorithm?: "RS256" | "HS256";
  /** Where the e-mail address is: in the ID token, or only in the user info, as with Kakao. */
  emailIn?: "id-token" | "userinfo";
}

/** An OpenID provider on loopback. Its sign-in page lists the accounts and a link to cancel. */
export interface OpenIdProvider {
  issuer: string;
  discoveryUrl: string;
  close(): Promise<void>;
}

export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const issuer = `http://127.0.0.1:${port}`;
  const provider = createProvider(issuer, options);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const [, page, uid, choice] = new URL(request.url ?? "/", issuer).pathname.split("/");
    if (page !== "choose" || uid === undefined) return void answer(request, response);
    if (choice === undefined) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(choicePage(uid, options.accounts));
    }
    const result =
      choice === "refuse"
        ? { error: "access_denied", error_description: "The person said no." }
        : { login: { accountId: decodeURIComponent(choice) } };
    return void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createProvider(issuer: string, options: ProviderOptions): Provider {
  const { clientId, clientSecret, redirectUri, accounts, algorithm = "RS256" } = options;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: algorithm,
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: ["only-for-tests"] },
    enabledJWA: { idTokenSigningAlgValues: ["RS256", "HS256"] },
    scopes: ["openid", "profile", "email", "account_email", "profile_nickname"],
    claims: {
      openid: ["sub"],
      profile: ["name"],
      email: ["email", "email_verified"],
      account_email: ["email", "email_verified"],
      profile_nickname: ["nickname"],
    },
    conformIdTokenClaims: options.emailIn === "userinfo",
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount(_ctx, accountId) {
      const account = accounts.find(({ email }) => email === accountId);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      return {
        accountId,
        claims: () => ({
          sub: `sub-of-${email}`,
          email,
          ...(emailVerified === null ? {} : { email_verified: emailVerified }),
          name,
          nickname: name,
        }),
      };
    },
    // Consent is granted automatically; it is not under test.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope("openid profile email account_email profile_nickname");
      await grant.save();
      return grant;
    },
  });
}

function choicePage(uid: string, accounts: readonly ProviderAccount[]): string {
  const ways = accounts.map(({ email }) => ({ path: encodeURIComponent(email), text: email }));
  const links = [...ways, { path: "refuse", text: "Refuse" }].map(
    ({ path, text }) => `<p><a href="/choose/${uid}/${path}">${text}</a></p>`,
  );
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Provider</title><h1>Choose</h1>${links.join("")}`;
}
