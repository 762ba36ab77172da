import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type FakeDnsServer, startDns } from "../../packages/backend/test/fakes/fake-dns-server.ts";
import { type Product, startProduct } from "./fixtures/product.ts";
import { extended } from "./fixtures/test.ts";
import { proveDomain } from "./fixtures/host-test.ts";
import { openSession } from "./fixtures/sign-in-by-api.ts";
import { type Caddy, startCaddy } from "./fixtures/start-caddy.ts";

let dns: FakeDnsServer;
let product: Product;
let caddy: Caddy;
/** Responds with the headers of a request. */
let services: { server: Server; port: number };

const portOf = (url: string) => Number(new URL(url).port);

async function startEcho() {
  const server = createServer((incoming, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(incoming.headers));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  return { server, port };
}

test.beforeAll(async () => {
  dns = await startDns();
  product = await startProduct({
    env: {
      REALTOR_HOSTS: "realtor.example,www.realtor.example",
      DNS_SERVERS: dns.address,
      TRUST_PROXY: "1",
    },
  });
  const { http } = await openSession(product.backendUrl, "admin@example.com");
  await proveDomain(http, dns, "grace-kim", "https://grace-kim.example");
  await proveDomain(http, dns, "michael_park", "https://www.michael-park.example");
  services = await startEcho();
  caddy = await startCaddy({ sites: [portOf(product.url)], services: [services.port] });
});
test.afterAll(async () => {
  await caddy?.stop();
  services?.server.close();
  await product?.stop();
  await dns?.close();
});

/** Requests a page over TLS as a browser does; rejects if there is no certificate for the host. */
async function open(host: string, path = "/en", { named = host, at = caddy } = {}) {
  const call = request({
    host: "127.0.0.1",
    port: at.httpsPort,
    servername: host,
    ca: at.authority,
    path,
    headers: { host: named, "x-forwarded-host": "attacker.example", "x-forwarded-proto": "http" },
  });
  const [response] = (await once(call.end(), "response")) as [IncomingMessage]; // declared by node:http
  let body = "";
  for await (const part of response.setEncoding("utf8")) body += part;
  const { location, "cache-control": caching, "content-type": type } = response.headers;
  return { status: response.statusCode, location, caching, type, body };
}

test("the product's hosts have certificates", async () => {
  for (const host of ["realtor.example", "www.realtor.example"]) {
    const { status, body } = await open(host);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="https://${host}/en">`);
  }
});

test("a proved domain gets one at its first connection, and serves its homepage", async () => {
  const { status, body } = await open("grace-kim.example");
  expect(status).toBe(200);
  expect(body).toContain("Grace Kim");
  expect(body).toContain('<link rel="canonical" href="https://grace-kim.example/en">');
});

for (const [asked, chosen] of [
  ["www.grace-kim.example", "grace-kim.example"],
  ["michael-park.example", "www.michael-park.example"],
] as const)
  test(`${asked} has a certificate too, and redirects to the chosen ${chosen}`, async () => {
    expect(await open(asked, "/en/terms/privacy?x=1")).toMatchObject({
      status: 301,
      location: `https://${chosen}/en/terms/privacy?x=1`,
      // Kept under a wrong host it would lead visitors away.
      caching: "no-store",
    });
    expect((await open(chosen)).status).toBe(200);
  });

for (const host of ["other.example", "mail.grace-kim.example", "www.www.grace-kim.example"])
  test(`no certificate is requested for ${host}`, async () => {
    await expect(open(host)).rejects.toThrow(/alert internal error/);
  });

test("a request for another host than its connection is refused", async () => {
  const other = await open("realtor.example", "/en/login", {
    named: "www.grace-kim.example",
  });
  expect(other.status).toBe(421);
});

test("a port that a visitor names makes no host of the product one of development", async () => {
  const { body } = await open("realtor.example", "/robots.txt", {
    named: "realtor.example:3000",
  });
  expect(body).toContain("Sitemap: https://realtor.example/sitemap.xml");
});

test("visitors who open one page at the same time do not wait for each other", async () => {
  const started = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => open("realtor.example", "/en/terms")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Date.now() - started).toBeLessThan(2000);
});

test(
  "a site that cannot store still gets requests, and without a site there is a page in three languages",
  extended,
  async () => {
    const asked: string[] = [];
    const site = createServer(({ url = "" }, response) => {
      const isCheck = url.startsWith("/health/");
      if (isCheck) asked.push(url);
      response.writeHead(isCheck && url !== "/health/ready" ? 503 : 200).end("from the site");
    });
    await once(site.listen(0, "127.0.0.1"), "listening");
    const { port } = site.address() as AddressInfo; // never a string for a TCP server
    const front = await startCaddy({ sites: [port], services: [] });
    try {
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      // Until it has its certificate the connection fails.
      const get = () => open("realtor.example", "/en", { at: front }).catch(() => undefined);
      await expect.poll(get).toMatchObject({ status: 200, body: "from the site" });
      site.close();
      site.closeAllConnections();
      const page = await open("realtor.example", "/en", { at: front });
      expect(page).toMatchObject({ caching: "no-store", type: "text/html; charset=utf-8" });
      expect([502, 503]).toContain(page.status);
      expect(page.body).toContain("Try again in a few minutes");
    } finally {
      site.close();
      await front.stop();
    }
  },
);

test("without TLS a page redirects, and a call is refused", async () => {
  const send = async (host: string, method: string, path: string) => {
    const url = `http://127.0.0.1:${caddy.httpPort}${path}`;
    const response = await fetch(url, { method, redirect: "manual", headers: { host } });
    return [response.status, response.headers.get("location")];
  };
  expect(await send("127.0.0.1", "GET", "/en?x=1")).toEqual([301, "https://127.0.0.1/en?x=1"]);
  expect(await send("127.0.0.1", "POST", "/en")).toEqual([403, null]);
  expect(await send("127.0.0.1", "GET", "/v1/realtor")).toEqual([403, null]);
});

test("calls to the services name the visitor that the site named", async () => {
  const response = await fetch(`http://127.0.0.1:${caddy.servicesPort}/v1/realtor`, {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(await response.json()).toMatchObject({ "x-forwarded-for": "203.0.113.7" });
});
