import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";
import { cacheControl } from "./cache-control.ts";

/** An address of each kind of response, by what a CDN may keep (docs/operations/cdn.md). */
const addresses: Record<keyof typeof cacheControl, readonly string[]> = {
  immutable: ["/images/480/gallery/1.jpg", "/builds/meta/test.json"],
  confirmed: [
    "/en/grace-kim",
    "/en/login",
    "/en/grace-kim/contact.vcf",
    "/share/en/grace-kim.png",
    "/sitemap.xml",
  ],
  redirect: ["/en/GRACE-KIM"],
  moved: ["/en/grace"],
  hour: ["/robots.txt"],
  day: ["/favicon.svg", "/speculation-rules.json"],
  none: [
    "/ko/grace-kim",
    "/en/unknown-agent",
    "/share/en/unknown-agent.png",
    "/en/p/link",
    "/v1/realtor/grace-kim",
    "/health/live",
  ],
};

let site: InstrumentedSite;
beforeAll(async () => {
  const photo = await sharp({
    create: { width: 600, height: 400, channels: 3, background: "gray" },
  })
    .jpeg()
    .toBuffer();
  site = await startInstrumentedSite({ REALTOR_HOSTS: "realtor.example" });
  site.backend.respond = (request, response) => {
    // The service finds an address in any case, and a former one.
    request.url = request.url?.replace("GRACE-KIM", "grace-kim").replace(/grace$/, "grace-kim");
    const { url = "" } = request;
    if (url.startsWith("/media/"))
      response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
    else if (url.startsWith("/v1/realtor-sitemap")) json(response, 200, []);
    else respondNormally(request, response);
  };
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    redirect: "manual",
    headers: { "x-forwarded-host": "realtor.example", ...headers },
  });

it.each(
  Object.entries(addresses).flatMap(([kind, paths]) => paths.map((path) => [path, kind] as const)),
)("%s may be kept as %s", async (path, kind) => {
  const response = await get(path);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("cache-control")).toBe(
    cacheControl[kind as keyof typeof cacheControl],
  ); // of the table
});

it("confirms a page and a share picture with 304", async () => {
  for (const path of ["/en/grace-kim", "/share/en/grace-kim.png"]) {
    const etag = (await get(path)).headers.get("etag") ?? "";
    const again = await get(path, { "if-none-match": etag });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

it("sends the same document whatever the visitor's languages, cookie and privacy signal are", async () => {
  const documentFor = async (headers: Record<string, string>) => {
    const response = await get("/en/grace-kim", headers);
    return [response.status, response.headers.get("etag"), await response.text()];
  };
  const plain = await documentFor({});
  for (const headers of [
    { "accept-language": "ja" },
    { cookie: "i18n_redirected=ko" },
    { "sec-gpc": "1" },
    { "user-agent": "Mobile" },
  ])
    expect(await documentFor(headers)).toEqual(plain);
});
