import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createCertificate } from "../test/fixtures/certificate.ts";
import { fetchWebsite, fetchWebsiteId, websiteIdPath } from "./own-domain.ts";
import { isPublicAddress } from "./public-address.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://grace.example:${(server.address() as AddressInfo).port}`;
}

/** Resolves every name to this machine. */
const lookup = ((
  _name: string,
  _options: object,
  done: (error: null, addresses: object[]) => void,
) => done(null, [{ address: "127.0.0.1", family: 4 }])) as never;
const ask = (origin: string, isAllowed = (_address: string) => true) =>
  fetchWebsiteId(origin, { lookup, isAllowed, timeoutMs: 300 });

it("returns the id of the website", async () => {
  let requested = "";
  const origin = await serve((request, response) => {
    requested = `${request.headers.host} ${request.url}`;
    response.end('{"id":"7"}');
  });
  expect(await ask(origin)).toBe("7");
  expect(requested).toBe(`${new URL(origin).host} ${websiteIdPath}`);
});

it.each<[string, RequestListener]>([
  ["an error", (_, response) => response.writeHead(500).end('{"id":"7"}')],
  ["a redirect", (_, response) => response.writeHead(302, { location: "/x" }).end('{"id":"7"}')],
  ["a page", (_, response) => response.end("<html>parked</html>")],
  ["another shape", (_, response) => response.end('{"id":7}')],
  ["null", (_, response) => response.end("null")],
  ["more than a kilobyte", (_, response) => response.end(`{"id":"7","x":"${"x".repeat(2000)}"}`)],
  ["no response", () => {}],
  ["a broken connection", (request) => request.socket.destroy()],
])("returns undefined for %s", async (_, listener) => {
  expect(await ask(await serve(listener))).toBeUndefined();
});

it("connects only to public addresses", async () => {
  let requested = 0;
  const origin = await serve((_, response) => {
    requested += 1;
    response.end('{"id":"7"}');
  });
  expect(await ask(origin, isPublicAddress)).toBeUndefined();
  expect(await ask(origin.replace("grace.example", "127.0.0.1"))).toBeUndefined();
  expect(await ask(origin.replace("grace.example", "[::1]"))).toBeUndefined();
  expect(requested).toBe(0);
});

it.each<[string, () => Promise<string>, string]>([
  ["a website", () => serve((_, response) => response.end('{"id":"7"}')), "homepage"],
  ["a redirect", () => serve((_, response) => response.writeHead(302).end()), "elsewhere"],
  ["a page", () => serve((_, response) => response.end("<html>parked</html>")), "elsewhere"],
  [
    "a certificate that no one vouches for",
    async () => serveSecurely(await createCertificate()),
    "certificate",
  ],
  ["a server without a certificate", () => serveSecurely({}), "certificate"],
  [
    "a server without encryption",
    async () => (await serve((_, response) => response.end())).replace("http:", "https:"),
    "certificate",
  ],
  ["no response", () => serve(() => {}), "silent"],
  ["a closed port", async () => "http://grace.example:1", "silent"],
])("tells what responds: %s", async (_, start, kind) => {
  const options = { lookup, isAllowed: () => true, timeoutMs: 300 };
  expect((await fetchWebsite(await start(), options)).kind).toBe(kind);
});

it("finds nothing at a private address", async () => {
  const origin = await serve((_, response) => response.end('{"id":"7"}'));
  expect(await fetchWebsite(origin, { lookup, timeoutMs: 300 })).toEqual({ kind: "silent" });
});

async function serveSecurely(certificate: object): Promise<string> {
  server = createSecureServer(certificate, (_, response) => response.end('{"id":"7"}'));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `https://grace.example:${(server.address() as AddressInfo).port}`;
}
