import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { expect, test } from "@playwright/test";
import { createHttp } from "@realtor/api/http";
import { createContact, getRealtor } from "@realtor/api/loaning";
import { Client } from "pg";
import { startTopology, type Topology } from "../../tools/topology/start-topology.ts";
import { createContactInput, createName } from "../soak/writes.ts";
import { extended } from "./fixtures/test.ts";

let topology: Topology;
/** What the script told the operator. */
const reported: string[] = [];

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  topology = await startTopology({ samples: true, report: (line) => reported.push(line) });
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  await topology?.stop();
});

/** Requests something from nginx, with its certificate as the authority. */
async function send(path: string, init: RequestInit = {}) {
  const call = request(topology.url + path, {
    ca: readFileSync(topology.nginx.certificate),
    method: init.method ?? "GET",
    headers: Object.fromEntries(new Headers(init.headers)),
  });
  const body = init.body ? Buffer.from(await new Response(init.body).arrayBuffer()) : undefined;
  const [response] = (await once(call.end(body), "response")) as [IncomingMessage]; // declared by node:http
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += String(part);
  return { status: response.statusCode ?? 0, text };
}

const kill = ({ pid = 0 }: { pid: number | undefined }) => process.kill(pid, "SIGKILL");

test("a page opens over TLS, and every process was started", extended, async () => {
  const { status, text } = await send("/en/grace-kim");
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${topology.url}/en/grace-kim">`);
  expect(reported).toEqual([
    "PostgreSQL",
    "file store",
    "migrate",
    "services-1, services-2",
    "nginx",
    "site-1, site-2, site-3",
  ]);
});

test("a contact request is stored by the user of the services", extended, async () => {
  const visitor = createHttp({
    baseUrl: topology.url,
    getToken: () => null,
    async fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const { status, text } = await send(pathname + search, init);
      return new Response(text, { status, headers: { "content-type": "application/json" } });
    },
  });
  const { id } = await getRealtor(visitor, "grace-kim");
  const name = createName();
  await createContact(visitor, createContactInput(id, name), crypto.randomUUID());
  const client = new Client({ connectionString: topology.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select message, (select tableowner from pg_tables where tablename = 'contact_requests') as owner
     from contact_requests where first_name = $1`,
    [name],
  );
  await client.end();
  expect(rows).toEqual([{ message: name, owner: "realtor_services" }]);
});

test(
  "after one site is killed every page opens, and the site is started again",
  extended,
  async () => {
    const [site] = topology.sites;
    if (!site) throw new Error("The topology has no site.");
    const { pid } = site;
    kill(site);
    for (let n = 0; n < 12; n += 1) expect((await send("/en/grace-kim")).status).toBe(200);
    await expect.poll(() => reported).toContain("site-1 ended with SIGKILL and is started again");
    await expect.poll(() => site.pid).not.toBe(pid);
    await site.untilHealthy();
  },
);

test("one process of the services is enough", extended, async () => {
  const [services] = topology.services;
  if (!services) throw new Error("The topology has no services.");
  kill(services);
  // Not in the memory of a site.
  for (const slug of ["claire-whitmore", "haruka-sato", "michael_park"])
    expect((await send(`/en/${slug}`)).status).toBe(200);
  await services.untilHealthy();
});

test("without any site nginx has what may be kept, and no page", extended, async () => {
  const [asset = ""] = /\/assets\/[\w-]+\.js/.exec((await send("/en/grace-kim")).text) ?? [];
  expect((await send(asset)).status).toBe(200);
  topology.sites.forEach(kill);
  expect((await send(asset)).status).toBe(200);
  expect((await send("/en/grace-kim")).status).toBe(502);
  await Promise.all(topology.sites.map((site) => site.untilHealthy()));
  await expect.poll(async () => (await send("/en/grace-kim")).status).toBe(200);
});
