import { Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { type Call, findCalls, findImporters, productionFiles } from "./production-files.ts";

describe("production code", () => {
  it("starts programs in three places, without a shell", () => {
    expect(findImporters(/^(?:node:)?(?:child_process|cluster)$/)).toEqual([
      "packages/ops/src/postgres-dump.ts",
      "packages/server/src/serve.ts",
      "site/server/sheet-pdf/print-pdf.ts",
    ]);
    expect(findCalls(({ name }) => /^(?:exec|execSync|execFile|fork)$/.test(name))).toEqual([]);
  });

  it("builds regular expressions from its own text only", () => {
    const built = ({ name, arguments: [pattern] }: Call) =>
      name === "RegExp" && pattern?.type !== "Literal";
    expect(findCalls(built)).toEqual([
      // From stylesheets of the build, and from constants.
      "site/server/render/assets.ts",
      "site/server/render/style-attributes.ts",
    ]);
    // These methods make an expression of a string.
    const converted = ({ name, arguments: [pattern] }: Call) =>
      /\.(?:match|matchAll|search)$/.test(name) &&
      (pattern?.type === "TemplateLiteral" ||
        (pattern?.type === "Literal" && !("regex" in pattern)));
    expect(findCalls(converted)).toEqual([]);
  });

  it("has no format strings: nothing follows the message of a log line", () => {
    const logs = /(?:^|\.)(?:log|logger|console)\.(?:trace|debug|info|warn|error|fatal|log)$/;
    const formatted = ({ name, arguments: [first, ...rest] }: Call) => {
      const isMessage = first?.type === "TemplateLiteral" || first?.type === "Literal";
      return logs.test(name) && rest.length > (isMessage ? 0 : 1);
    };
    expect(findCalls(formatted)).toEqual([]);
    // Messages of the interface are compiled at build time; Node formats with its `util`.
    expect(findImporters(/^(?:sprintf-js|intl-messageformat|@formatjs\/.*)$/)).toEqual([]);
    expect(findImporters(/^(?:node:)?util$/)).toEqual([
      "packages/backend/src/feeds/write-rows.ts",
      "packages/backend/src/listings/read-versions.ts",
      "packages/backend/src/loaning/profile-content.ts",
      "packages/backend/src/loaning/record-version.ts",
      "site/server/fonts/page-fonts.ts",
      "site/server/render/page-bodies.ts",
    ]);
  });

  it("runs no text as code", () => {
    expect(findCalls(({ name }) => /^(?:eval|Function|vm\.\w+)$/.test(name))).toEqual([]);
    expect(findImporters(/^(?:node:)?vm$/)).toEqual([]);
  });

  it("hashes with SHA-256, takes random values of 128 bits, and otherwise pauses between attempts", () => {
    const first = ({ arguments: [value] }: Call) =>
      value?.type === "Literal" ? value.value : undefined;
    const isWeak = (call: Call) =>
      (/^create(?:Hash|Hmac)$/.test(call.name) && first(call) !== "sha256") ||
      (call.name === "randomBytes" && !(Number(first(call)) >= 16)) ||
      call.name === "Math.random";
    expect([...new Set(findCalls(isWeak))]).toEqual([
      // Pauses between attempts.
      "packages/backend/src/feeds/odata-client.ts",
      // Authenticator apps use SHA-1 in an HMAC (RFC 6238).
      "packages/backend/src/identity/totp.ts",
      // These pause as well.
      "packages/server/src/connect-postgres.ts",
      "packages/server/src/outbox/create-outbox.ts",
      "packages/server/src/pglite/open-pglite.ts",
    ]);
  });

  it("never turns off the verification of certificates, or the strict parser", () => {
    const switches =
      /^(?:rejectUnauthorized|checkServerIdentity|insecureHTTPParser|NODE_TLS_REJECT_UNAUTHORIZED)$/;
    const files = productionFiles.filter(({ program }) => {
      const names: unknown[] = [];
      new Visitor({
        Identifier: ({ name }) => void names.push(name),
        Literal: ({ value }) => void names.push(value),
      }).visit(program);
      return names.some((name) => typeof name === "string" && switches.test(name));
    });
    expect(files.map(({ path }) => path)).toEqual([]);
  });
});
