import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { createHttp } from "@realtor/api/http";
import { createSources } from "../data/sources.ts";
import { resolveOrigin, type SiteEnv } from "../http/request-origin.ts";
import type { PageAssets } from "./assets.ts";
import { createHtmlCache } from "./html-cache.ts";
import { sitePages } from "./site-pages.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const log = pino({ level: "silent" });
const hosts = { realtorHosts: ["localhost"], developmentHosts: [] };
const assets: PageAssets = {
  css: "",
  inlined: [],
  styles: [],
  print: "/print.css",
  boot: "/boot.js",
  analytics: "/analytics.js",
  build: "",
  page: "",
  modules: [],
  fontClasses: { serif: [], ui: [] },
  coreFont: undefined,
  fonts: [],
};

it("responds with 503 and Retry-After while too many pages wait for rendering", async () => {
  const finish: (() => void)[] = [];
  const http = createHttp({
    baseUrl: "https://service.example",
    fetch: async () => Response.json([]),
  });
  const pages = sitePages({
    renderer: {
      loadEntry: async () => ({
        ...entry,
        async renderPage(...input) {
          await new Promise<void>((resolve) => finish.push(resolve));
          return entry.renderPage(...input);
        },
      }),
      assets: () => assets,
    },
    sources: createSources({ home: http, loaning: http, log, photos: createFakeSources() }),
    cache: createHtmlCache(),
    hosts,
    log,
    telemetry: {},
  });
  const app = new Hono<SiteEnv>()
    .use(resolveOrigin({ trustProxy: 0, hosts }))
    .route("/", pages.routes);
  // A cookie, since a visitor's first request can be redirected to another language.
  const headers = { cookie: "i18n_redirected=ko" };

  // Own domains that no agent has: each is another page.
  const paths = Array.from({ length: 60 }, (_, index) => `http://host-${index}.localhost/terms`);
  const responses = paths.map(async (path) => app.request(path, { headers }));
  const first = await Promise.race(responses);
  expect(first.status).toBe(503);
  expect(first.headers.get("retry-after")).toBe("2");
  expect(await first.text()).toContain("오류 번호 BUSY");

  let open = true;
  const release = async (): Promise<void> => {
    for (const resolve of finish.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
    if (open) await release();
  };
  const releasing = release();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  open = false;
  await releasing;
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
});
