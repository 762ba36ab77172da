import { problemHeaders, serializeProblem } from "@realtor/server/problem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profileWith } from "#test/fixtures/profile.ts";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;
/** The present address of the website that was at /grace and at /Grace-Kim; null once it is deleted. */
let present: string | null;
let updatedAt = "2026-11-20T09:30:00.000Z";

beforeAll(async () => {
  site = await startInstrumentedSite({ REALTOR_HOSTS: "realtor.example" });
  site.backend.respond = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://service.example");
    if (request.method === "PATCH") {
      request.resume();
      json(response, 200, profileWith({ desiredUrl: present ?? "" }));
    } else if (!/^\/v1\/realtor\/grace(-kim)?$/i.test(pathname)) respondNormally(request, response);
    else if (present === null)
      response.writeHead(410, problemHeaders).end(serializeProblem("realtor.deleted"));
    else
      json(
        response,
        200,
        profileWith({ desiredUrl: present, hompageUrl: "", photos: [], updatedAt }),
      );
  };
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    redirect: "manual",
    headers: { "x-forwarded-host": "realtor.example", "x-forwarded-proto": "https", ...headers },
  });

it.each([
  ["/grace", "/Grace-Kim"],
  ["/en/GRACE?utm_source=card&n=1", "/en/Grace-Kim?utm_source=card&n=1"],
  ["/ja-JP/grace/homes?sort=price", "/ja-JP/Grace-Kim/homes?sort=price"],
  ["/grace/homes/key-1/18-stonefield", "/Grace-Kim/homes/key-1/18-stonefield"],
  ["/en/grace/homes/key-1/sheet", "/en/Grace-Kim/homes/key-1/sheet"],
  [
    "/en/grace/homes/key-1/open-houses/20261205-1300.ics?x=1",
    "/en/Grace-Kim/homes/key-1/open-houses/20261205-1300.ics?x=1",
  ],
  ["/grace/terms/privacy", "/Grace-Kim/terms/privacy"],
  ["/en/grace/login?redirect=%2Fen", "/en/Grace-Kim/login?redirect=%2Fen"],
  ["/ja-JP/grace/contact.vcf", "/ja-JP/Grace-Kim/contact.vcf"],
  ["/grace/qr.svg", "/Grace-Kim/qr.svg"],
  ["/share/en/grace.png?v=1", "/share/en/Grace-Kim.png?v=1"],
  ["/share/ko/grace/homes/key-1.jpg", "/share/ko/Grace-Kim/homes/key-1.jpg"],
])("%s leads to %s for an hour", async (from, to) => {
  present = "Grace-Kim";
  const response = await get(from);
  expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
});

it.each([
  [59, '"cache"'],
  [61, null],
])("%s minutes after a change, browsers are told to forget: %s", async (minutes, expected) => {
  present = "grace-kim";
  updatedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  for (const path of [`/en/grace?n=${minutes}`, "/grace/qr.svg"])
    expect([path, (await get(path)).headers.get("clear-site-data")]).toEqual([path, expected]);
});

it("leads back after the change is taken back, without a copy of the page", async () => {
  present = "grace";
  expect((await get("/en/grace")).status).toBe(200);
  present = "grace-kim";
  await fetch(`${site.url}/v1/realtor/7`, { method: "PATCH", body: "{}" });
  expect((await get("/en/grace")).headers.get("location")).toBe("/en/grace-kim");
  expect((await get("/en/grace-kim")).status).toBe(200);
  present = "grace";
  await fetch(`${site.url}/v1/realtor/7`, { method: "PATCH", body: "{}" });
  expect((await get("/en/grace-kim")).headers.get("location")).toBe("/en/grace");
  expect((await get("/en/grace")).status).toBe(200);
});

it.each([
  ["/grace", "운영을 마친"],
  ["/en/grace/homes", "This website"],
  ["/ja-JP/grace/homes/key-1/x", "このホームページは"],
])("%s of a deleted website is gone", async (path, title) => {
  present = null;
  const response = await get(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([410, "no-store"]);
  expect(await response.text()).toContain(title);
});

it("of a deleted website there is no file", async () => {
  present = null;
  for (const path of ["/grace/contact.vcf", "/share/en/grace.png", "/sitemap-homes-grace.xml"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
