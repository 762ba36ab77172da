import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { contentSecurityPolicy, inlineStyles, withDefaultHeaders } from "./security-headers.ts";

/** Response headers of a server with `trustProxy` proxies, whose site sets `own` headers. */
async function headersOf(
  trustProxy: number,
  headers: IncomingHttpHeaders & Record<string, string>,
  own: Record<string, string> = {},
): Promise<Headers> {
  const server = createServer(
    withDefaultHeaders((_, response) => response.writeHead(200, own).end(), trustProxy),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a listening TCP server is never a string.
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).headers;
}

it("prevents content sniffing, embedding and reading by other sites, unless a response allows it", async () => {
  const headers = await headersOf(0, {});
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  const own = {
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": contentSecurityPolicy(),
  };
  const shared = await headersOf(0, {}, own);
  expect(shared.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(shared.get("content-security-policy")).toBe(contentSecurityPolicy());
});

it.each([
  ["TLS at the proxy", 1, "https", "max-age=31536000"],
  ["TLS at the outer of two proxies", 2, "https, http", "max-age=31536000"],
  ["no TLS", 1, "http", null],
  ["a visitor's claim", 1, "https, http", null],
  ["a claim without a proxy", 0, "https", null],
])("%s", async (_, trustProxy, proto, expected) => {
  const headers = await headersOf(trustProxy, { "x-forwarded-proto": proto });
  expect(headers.get("strict-transport-security")).toBe(expected);
});

it("allows the site's own Trusted Types policies only, except with scripts of others", () => {
  expect(contentSecurityPolicy()).toContain("; trusted-types default photo-worker");
  const withOthers = contentSecurityPolicy({ "script-src": ["https://scripts.example"] });
  expect(withOthers).not.toContain("trusted-types default");
  expect(withOthers).toContain("require-trusted-types-for 'script'");
});

it("the policy allows styles by hash, or all of them where a script adds its own", () => {
  const page = ["'sha256-page='"];
  expect(contentSecurityPolicy({ "style-src": page })).toMatch(
    /; style-src 'self' 'sha256-page=' 'sha256-[^ ]{44}' 'sha256-[^ ]{44}';/,
  );
  expect(contentSecurityPolicy(inlineStyles)).toContain("; style-src 'self' 'unsafe-inline';");
});

it("the policy allows nothing else inline", () => {
  expect(contentSecurityPolicy()).not.toContain("unsafe");
});
