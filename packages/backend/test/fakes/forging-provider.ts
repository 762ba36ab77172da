import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Header and claims of an ID token, and how it is signed. */
export interface ForgedToken {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  key: KeyObject | string | null;
}

/** A provider that returns any ID token for a code. */
export interface ForgingProvider {
  issuer: string;
  discoveryUrl: string;
  /** The published key. */
  privateKey: KeyObject;
  publicKey: string;
  /** Returns a code for which the token endpoint responds with this ID token. */
  issue(token: ForgedToken): string;
  close(): Promise<void>;
}

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Starts the provider on loopback; `metadata` replaces parts of its OpenID configuration. */
export async function startForgingProvider(
  metadata: Record<string, unknown> = {},
): Promise<ForgingProvider> {
  const { privateKey, publicKey } = pair();
  const idTokens = new Map<string, string>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const code = new URLSearchParams(await text(request)).get("code") ?? "";
    const answers: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256", "RS512", "HS256"],
        ...metadata,
      },
      "/keys": { keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", kid: "published" }] },
      "/token": { access_token: "access", token_type: "Bearer", id_token: idTokens.get(code) },
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answers[request.url ?? ""] ?? {}));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    privateKey,
    publicKey: String(publicKey.export({ format: "pem", type: "spki" })),
    issue(token) {
      const code = randomUUID();
      idTokens.set(code, encode(token));
      return code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A key that the provider does not publish. */
export const unknownKey: KeyObject = pair().privateKey;

function encode({ header, claims, key }: ForgedToken): string {
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const hash = header["alg"] === "RS512" ? "sha512" : "sha256";
  const signature =
    key === null
      ? ""
      : typeof key === "string"
        ? createHmac(hash, key).update(signed).digest("base64url")
        : sign(hash, Buffer.from(signed), key).toString("base64url");
  return `${signed}.${signature}`;
}
