import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource } from "../docs/repository.ts";
import { type Call, findCalls, findImporters } from "./production-files.ts";

const security = readSource("docs/security.md");
const [, inventory = ""] = /\n### Inventory\n([^]*?)\n## /.exec(security) ?? [];
const [, keys = ""] = /\n## Keys\n([^]*?)\n### Inventory\n/.exec(security) ?? [];

const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();

/** Files that the inventory links, relative to the root. */
const documented = Array.from(inventory.matchAll(/\]\(([^)#]+)\)/g), ([, path = ""]) =>
  join("docs", path),
).filter((path) => !path.endsWith(".test.ts"));

const cryptography =
  /^(?:createHash|createHmac|randomBytes|randomInt|randomUUID|symmetricDecrypt|timingSafeEqual|betterAuth|crypto\.(?:getRandomValues|randomUUID)|crypto\.subtle\.\w+|scrypt\w*|pbkdf2\w*|hkdf\w*|create(?:Sign|Verify|Cipheriv|Decipheriv|DiffieHellman)|generateKey\w*)$/;

const firstText = ({ arguments: [first] }: Call) =>
  first?.type === "Literal" ? first.value : undefined;

describe("the inventory of cryptography", () => {
  it("has every file with cryptography, and no other", () => {
    const called = findCalls(({ name }) => cryptography.test(name));
    expect(unique(documented)).toEqual(unique([...called, ...findImporters(/^hono\/jwt$/)]));
  });

  it("is complete: implementations are those of Node, browsers, Hono and Better Auth", () => {
    const others =
      /^(?!\.|#|node:crypto$|hono\/jwt$|better-auth|@realtor\/).*(?:crypt|jwt|jose|hash|noble|argon|sodium|nanoid|uuid|forge)/;
    expect(findImporters(others)).toEqual([]);
  });

  it.each([
    ["createHash", []],
    // Authenticator apps use SHA-1 in an HMAC (RFC 6238).
    ["createHmac", ["packages/backend/src/identity/totp.ts"]],
  ])("has SHA-256 only: %s, except in %j", (called, exceptions) => {
    const others = findCalls((call) => call.name === called && firstText(call) !== "sha256");
    expect(others).toEqual(exceptions);
    expect(findCalls(({ name }) => name === called).length).toBeGreaterThan(0);
  });

  it("has random values of 128 bits at least", () => {
    const short = findCalls(
      (call) => call.name === "randomBytes" && !(Number(firstText(call)) >= 16),
    );
    expect(short).toEqual([]);
  });

  it("has no other source of randomness, except for pauses between attempts", () => {
    expect(unique(findCalls(({ name }) => name === "Math.random"))).toEqual([
      "packages/server/src/connect-postgres.ts",
      "packages/server/src/outbox/create-outbox.ts",
      "packages/server/src/pglite/open-pglite.ts",
    ]);
  });
});

describe("the list of keys", () => {
  it("has every variable that is a secret", () => {
    const variables = Array.from(
      readSource("docs/running.md").matchAll(/^\| `([A-Z\d_]+)` \|/gm),
      ([, name = ""]) => name,
    );
    const secrets = variables.filter((name) =>
      /SECRET|TOKEN|PASSWORD|_KEY$|^(?:DATABASE|SMTP|SLACK_WEBHOOK)_URL$/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((name) => !keys.includes(`\`${name}\``))).toEqual([]);
  });
});
