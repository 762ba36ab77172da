import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import { sheetPdfRoutes } from "./sheet-pdf-routes.ts";

const sheetPath = "/en/grace-kim/homes/1/sheet";

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-sheet-"));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A program in place of Chromium: runs a shell command with the file in `$file` and the URL in `$url`. */
async function createBrowser(command: string): Promise<string> {
  const path = join(folder, "browser.sh");
  const script = `#!/bin/sh
for argument in "$@"; do
  case "$argument" in --print-to-pdf=*) file="\${argument#--print-to-pdf=}";; http*) url="$argument";; esac
done
echo "$url" >> "${folder}/calls"
${command}
`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return path;
}

interface SheetOptions {
  chromiumPath: string | undefined;
  respond?: (host: string) => { status: number; html?: string; headers?: Record<string, string> };
  timeoutMs?: number;
  waiting?: number;
  limit?: number;
  readLimit?: number;
  freshMs?: number;
}

/** Starts a server with the routes; `respond` is the site's page of a sheet. */
async function start({
  respond = () => ({ status: 200 }),
  ...options
}: SheetOptions): Promise<string> {
  const routes = sheetPdfRoutes({
    loadRouter: async () => entry,
    site(request, response) {
      const {
        status,
        html = "<article>sheet</article>",
        headers = {},
      } = respond(request.headers.host ?? "");
      response.writeHead(status, headers).end(html);
    },
    fileStore: createFolderStore(folder),
    store: { pool: undefined },
    trustProxy: 1,
    log: pino({ level: "silent" }),
    ...options,
  });
  const respondTo = getRequestListener(withOrigin(routes).fetch);
  const started = createServer((request, response) => void respondTo(request, response));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  // A listening TCP server has an address with a port.
  return `http://localhost:${(started.address() as AddressInfo).port}`;
}

const countCalls = async () =>
  (await readFile(join(folder, "calls"), "utf8")).trim().split("\n").length;

describe("the PDF of a sheet", () => {
  it("does not exist without a browser, nor for a page without a sheet", async () => {
    const none = await start({ chromiumPath: undefined });
    expect((await fetch(`${none}${sheetPath}.pdf`)).status).toBe(404);
    const chromiumPath = await createBrowser("exit 1");
    const missing = await start({ chromiumPath, respond: () => ({ status: 404 }) });
    expect((await fetch(`${missing}${sheetPath}.pdf`)).status).toBe(404);
    expect((await fetch(`${missing}/en/grace-kim/sheet.pdf`)).status).toBe(404);
  });

  it("is created once per content, for the host that the visitor asked for", async () => {
    let html = "<article>one</article>";
    const hosts: string[] = [];
    const chromiumPath = await createBrowser('printf "%%PDF" > "$file"');
    const origin = await start({
      chromiumPath,
      freshMs: 0,
      respond(host) {
        hosts.push(host);
        return { status: 200, html };
      },
    });
    const get = () => fetch(`${origin}${sheetPath}.pdf`);
    const [first, second] = await Promise.all([get(), get()]);
    expect(await first.text()).toBe("%PDF");
    expect(first.headers.get("content-type")).toBe("application/pdf");
    expect(second.status).toBe(200);
    expect((await get()).headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await countCalls()).toBe(1);
    html = "<article>two</article>";
    expect((await get()).headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect(await countCalls()).toBe(2);
    expect(new Set(hosts)).toEqual(new Set([new URL(origin).host]));
  });

  it.each([
    ["fails", "exit 3"],
    ["creates no file", "exit 0"],
    ["does not end", "sleep 30"],
  ])("is temporarily unavailable if the browser %s", async (_, command) => {
    const origin = await start({ chromiumPath: await createBrowser(command), timeoutMs: 300 });
    const response = await fetch(`${origin}${sheetPath}.pdf`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
  });

  it("is temporarily unavailable for visitors beyond the queue", async () => {
    const chromiumPath = await createBrowser('sleep 0.3; printf "%%PDF" > "$file"');
    let sheets = 0;
    const origin = await start({
      chromiumPath,
      waiting: 1,
      respond: () => ({ status: 200, html: `<article>${(sheets += 1)}</article>` }),
    });
    const responses = await Promise.all(
      [1, 2, 3].map((key) => fetch(`${origin}/en/grace-kim/homes/${key}/sheet.pdf`)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 503,
    ]);
  });

  it("is limited per visitor, except for one that exists", async () => {
    let sheet = 0;
    const origin = await start({
      chromiumPath: await createBrowser('printf "%%PDF" > "$file"'),
      limit: 2,
      freshMs: 0,
      respond: () => ({ status: 200, html: `<article>${sheet}</article>` }),
    });
    const get = (address: string) =>
      fetch(`${origin}${sheetPath}.pdf`, { headers: { "x-forwarded-for": address } });
    for (sheet = 1; sheet <= 2; sheet++) expect((await get("203.0.113.1")).status).toBe(200);
    const limited = await get("203.0.113.1");
    expect(limited.status).toBe(429);
    expect(limited.headers.get("content-type")).toBe("application/problem+json");
    expect(await limited.json()).toMatchObject({ code: "rate.limited" });
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get("203.0.113.2")).status).toBe(200);
    expect((await get("203.0.113.1")).status).toBe(200);
    expect(await countCalls()).toBe(3);
  });

  it("is read from the cache without its page while that is fresh, and that is limited too", async () => {
    let pages = 0;
    const origin = await start({
      chromiumPath: await createBrowser('printf "%%PDF" > "$file"'),
      readLimit: 4,
      respond: () => ({ status: 200, html: `<article>${(pages += 1)}</article>` }),
    });
    const get = (address: string) =>
      fetch(`${origin}${sheetPath}.pdf`, { headers: { "x-forwarded-for": address } });
    const first = await Promise.all([1, 2, 3].map(() => get("203.0.113.1")));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get("203.0.113.1")).status).toBe(200);
    // The browser of this test reads no page.
    expect(pages).toBe(1);
    expect((await get("203.0.113.1")).status).toBe(429);
    expect((await get("203.0.113.2")).status).toBe(200);
  });

  it("redirects to the canonical address of the agent", async () => {
    const origin = await start({
      chromiumPath: await createBrowser("exit 1"),
      respond: () => ({
        status: 301,
        headers: {
          location: "https://grace.example/en/homes/1/sheet",
          "cache-control": "private, max-age=3600",
          "clear-site-data": '"cache"',
        },
      }),
    });
    const response = await fetch(`${origin}${sheetPath}.pdf?v=1`, { redirect: "manual" });
    expect(response.headers.get("location")).toBe("https://grace.example/en/homes/1/sheet.pdf?v=1");
    expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
  });
});
