import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { problemHeaders, serializeProblem } from "@realtor/server/problem";
import { profileWith } from "#test/fixtures/profile.ts";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../test/fixtures/instrumented-site.ts";
import { cacheControl } from "./http/cache-control.ts";

const profile = profileWith({ desiredUrl: "grace-kim", hompageUrl: "", photos: [] });
const entry = { desiredUrl: "grace-kim", updatedAt: "2026-11-20T09:30:00.000Z", langs: ["ko"] };

/** Everything of one website that visitors, search engines and chat programs load. */
const ofWebsite = [
  "/grace-kim",
  "/en/grace-kim",
  "/grace-kim/contact.vcf",
  "/grace-kim/qr.svg",
  "/share/ko/grace-kim.png",
  "/sitemap-homes-grace-kim.xml",
];
const lists = ["/sitemap.xml", "/sitemap-homes.xml"];

let site: InstrumentedSite;
let isPublished: boolean;

beforeAll(async () => {
  // Before the site is created, whose caches take the clock then.
  vi.useFakeTimers({ toFake: ["Date"] });
  site = await startInstrumentedSite({ REALTOR_HOSTS: "realtor.example" });
  site.backend.respond = (request, response) => {
    const url = new URL(request.url ?? "/", "http://service.example");
    const isFirst = !url.searchParams.has("after");
    if (url.pathname === "/v1/realtor-sitemap")
      json(response, 200, isPublished && isFirst ? [entry] : []);
    else if (request.method === "PATCH" || request.method === "DELETE") {
      request.resume();
      json(response, 200, profile);
    } else if (url.pathname === "/v1/realtor/grace-kim" && !isPublished)
      response.writeHead(404, problemHeaders).end(serializeProblem("realtor.notFound"));
    else if (url.pathname === "/v1/realtor/grace-kim") json(response, 200, profile);
    else respondNormally(request, response);
  };
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});

const get = (path: string) =>
  fetch(site.url + path, {
    headers: { "x-forwarded-host": "realtor.example", "x-forwarded-proto": "https" },
  });

it.each(["PATCH", "DELETE"])(
  "is nowhere after 5 s, and no CDN keeps a copy without asking: %s",
  async (method) => {
    isPublished = true;
    vi.setSystemTime(Date.now() + 3_600_000);
    for (const path of ofWebsite) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, response.headers.get("cache-control")]).toEqual([path, cacheControl.confirmed]);
      await response.arrayBuffer();
    }
    for (const path of lists) {
      const response = await get(path);
      expect(response.headers.get("cache-control")).toBe(cacheControl.confirmed);
      expect(await response.text()).toContain("grace-kim");
    }

    isPublished = false;
    await fetch(`${site.url}/v1/realtor/7`, { method, body: method === "PATCH" ? "{}" : null });
    vi.setSystemTime(Date.now() + 5000);
    for (const path of ofWebsite) expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of lists) expect(await (await get(path)).text()).not.toContain("grace-kim");
  },
);
