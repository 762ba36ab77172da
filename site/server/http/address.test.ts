import { locales } from "@realtor/api/locales";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as router from "#app/pages.ts";
import { type AddressRequest, isDevelopment, readAddress } from "./address.ts";

const config = {
  realtorHosts: ["realtor.example", "www.realtor.example"],
  developmentHosts: ["staging.realtor.example"],
};

function read(path: string, request: Partial<AddressRequest> = {}) {
  const [pathname = "/", query] = path.split("?");
  return readAddress(
    {
      host: "realtor.example",
      protocol: "https",
      path: pathname,
      search: query === undefined ? "" : `?${query}`,
      ...request,
    },
    config,
    router,
  );
}

const page = (name: string, locale: string, more: object = {}) => ({
  kind: "page",
  page: name,
  locale,
  ...more,
});
const redirect = (to: string, status = 302, more: object = {}) => ({
  kind: "redirect",
  to,
  status,
  ...more,
});
const en = { localeCookie: "en" };
const ja = { localeCookie: "ja-JP" };
const ko = { localeCookie: "ko" };

describe("language and page", () => {
  it.each([
    ["/", {}, page("landing", "ko", { path: "/" })],
    ["/en", {}, page("landing", "en", { path: "/", remember: "en" })],
    ["/ja-JP", {}, page("landing", "ja-JP", { path: "/", remember: "ja-JP" })],
    ["/grace-kim", {}, page("homepage", "ko", { desiredUrl: "grace-kim" })],
    ["/michael_park", {}, page("homepage", "ko", { desiredUrl: "michael_park" })],
    ["/en/grace-kim", {}, page("homepage", "en", { path: "/grace-kim" })],
    ["/ja-JP/grace-kim", {}, page("homepage", "ja-JP", { path: "/grace-kim" })],
    ["/Grace-Kim", {}, page("homepage", "ko", { desiredUrl: "Grace-Kim" })],
    ["/grace%2Dkim", {}, page("homepage", "ko", { desiredUrl: "grace-kim" })],
    // Platform pages.
    ["/process", {}, page("process", "ko", { path: "/process" })],
    ["/en/process", {}, page("process", "en", { path: "/process", remember: "en" })],
    ["/terms", {}, page("terms", "ko", { path: "/terms" })],
    ["/ja-JP/terms", {}, page("terms", "ja-JP", { path: "/terms" })],
    ["/terms/privacy", {}, page("privacy", "ko", { path: "/terms/privacy" })],
    ["/en/terms/privacy", {}, page("privacy", "en", { path: "/terms/privacy" })],
    ["/terms/privacy", ja, redirect("/ja-JP/terms/privacy")],
    ["/terms/privacy", { acceptLanguage: "en" }, page("privacy", "ko")],
    ["/ko/terms/privacy", en, redirect("/terms/privacy", 302, { remember: "ko" })],
    ["/terms/", {}, redirect("/terms", 308)],
    ["/en/terms/privacy/", {}, redirect("/en/terms/privacy", 308)],
    // Fields of a page's form that were left open.
    ["/en/grace-kim/homes?city=Irvine&min=", {}, redirect("/en/grace-kim/homes?city=Irvine")],
    ["/privacy", {}, page("homepage", "ko", { desiredUrl: "privacy" })],
    ["/terms/unknown", {}, { kind: "not-found", path: "/terms/unknown" }],
    ["/process/now", {}, { kind: "not-found" }],
    ["/Terms", {}, { kind: "not-found" }],
    // The cookie selects the locale; the query is preserved.
    ["/", en, redirect("/en")],
    ["/", ja, redirect("/ja-JP")],
    ["/", ko, page("landing", "ko")],
    ["/grace-kim?listings=rent", en, redirect("/en/grace-kim?listings=rent")],
    ["/grace-kim", ja, redirect("/ja-JP/grace-kim")],
    ["/en/grace-kim", ja, page("homepage", "en", { remember: "en" })],
    ["/", { localeCookie: "fr" }, page("landing", "ko")],
    ["/", { localeCookie: "EN" }, page("landing", "ko")],
    ["/", { localeCookie: "<script>" }, page("landing", "ko")],
    // Accept-Language applies to the root only.
    ["/", { acceptLanguage: "en-US,en;q=0.9" }, redirect("/en")],
    ["/", { acceptLanguage: "ja" }, redirect("/ja-JP")],
    ["/", { acceptLanguage: "ko-KR,en;q=0.5" }, page("landing", "ko")],
    ["/", { acceptLanguage: "fr,de" }, page("landing", "ko")],
    ["/", { acceptLanguage: "fr;q=1, ja;q=0.4, en;q=0.8" }, redirect("/en")],
    ["/", { acceptLanguage: "en;q=0, ja;q=0.1" }, redirect("/ja-JP")],
    ["/", { acceptLanguage: "*" }, page("landing", "ko")],
    ["/", { acceptLanguage: ";;;=" }, page("landing", "ko")],
    ["/?utm=x", { acceptLanguage: "en" }, redirect("/en?utm=x")],
    ["/", { acceptLanguage: "en", ...ko }, page("landing", "ko")],
    ["/grace-kim", { acceptLanguage: "en" }, page("homepage", "ko")],
    // Korean has no prefix: /ko sets the cookie and redirects to the unprefixed path.
    ["/ko", {}, redirect("/", 302, { remember: "ko" })],
    ["/ko", en, redirect("/", 302, { remember: "ko" })],
    [
      "/ko/grace-kim?listings=sold",
      en,
      redirect("/grace-kim?listings=sold", 302, { remember: "ko" }),
    ],
    ["/KO/grace-kim", {}, redirect("/grace-kim", 302, { remember: "ko" })],
    // Canonical paths.
    ["/en/", {}, redirect("/en", 308)],
    ["/EN", {}, redirect("/en", 308)],
    ["/ja-jp/grace-kim", {}, redirect("/ja-JP/grace-kim", 308)],
    ["/grace-kim/", {}, redirect("/grace-kim", 308)],
    ["/grace-kim///?a=1", {}, redirect("/grace-kim?a=1", 308)],
    ["//grace-kim", {}, redirect("/grace-kim", 308)],
    // Sign-in pages, of the product and of an agent.
    ["/login", {}, page("login", "ko")],
    ["/en/login/redirect?state=1&code=2", {}, page("login-redirect", "en")],
    ["/grace-kim/login", {}, page("login", "ko", { desiredUrl: "grace-kim" })],
    ["/ja-JP/grace-kim/login/redirect", {}, page("login-redirect", "ja-JP")],
    ["/login?redirect=%2Fa", ja, redirect("/ja-JP/login?redirect=%2Fa")],
    ["/login/login", {}, { kind: "not-found" }],
    // Pages with an agent's layout.
    ["/grace-kim/terms", {}, page("terms", "ko", { desiredUrl: "grace-kim" })],
    ["/en/grace-kim/terms", {}, page("terms", "en", { path: "/grace-kim/terms" })],
    ["/ja-JP/michael_park/terms", {}, page("terms", "ja-JP", { desiredUrl: "michael_park" })],
    ["/grace-kim/process", {}, page("buyer", "ko", { desiredUrl: "grace-kim" })],
    ["/process", {}, page("process", "ko")],
    ["/login", {}, page("login", "ko")],
    ["/en/login/redirect", {}, page("login-redirect", "en")],
    ["/ja-JP/grace-kim/login", {}, page("login", "ja-JP", { desiredUrl: "grace-kim" })],
    ["/grace-kim/login/redirect", {}, page("login-redirect", "ko")],
    ["/grace-kim/agreement", {}, page("agreement", "ko", { desiredUrl: "grace-kim" })],
    ["/agreement", {}, page("agreement", "ko")],
    ["/equityrealty/probiz", {}, page("probiz", "ko", { desiredUrl: "equityrealty" })],
    ["/probiz", {}, { kind: "not-found" }],
    ["/grace-kim/pinia_sample", {}, page("pinia-sample", "ko")],
    ["/en/grace-kim/gsap_sample", {}, page("gsap-sample", "en")],
    ["/gsap_sample", {}, page("homepage", "ko", { desiredUrl: "gsap_sample" })],
    ["/grace-kim/terms/privacy", {}, page("privacy", "ko", { desiredUrl: "grace-kim" })],
    ["/grace-kim/terms", ja, redirect("/ja-JP/grace-kim/terms")],
    ["/grace-kim/terms", { acceptLanguage: "ja" }, page("terms", "ko")],
    ["/ko/grace-kim/terms?a=1", ja, redirect("/grace-kim/terms?a=1", 302, { remember: "ko" })],
    ["/grace-kim/terms/", {}, redirect("/grace-kim/terms", 308)],
    ["/EN/grace-kim/terms", {}, redirect("/en/grace-kim/terms", 308)],
    ["/GRACE-KIM/terms", {}, page("terms", "ko", { desiredUrl: "GRACE-KIM" })],
    ["/grace-kim/Terms", {}, { kind: "not-found" }],
    ["/grace-kim/terms/unknown", {}, { kind: "not-found" }],
    ["/terms/terms", {}, { kind: "not-found" }],
    ["/login/terms", {}, { kind: "not-found" }],
    ["/en/ko/terms", {}, { kind: "not-found" }],
    ["/a/terms", {}, { kind: "not-found" }],
    ["/grace%2Fkim", {}, { kind: "not-found" }],
    ["/grace-kim%2Fterms", {}, { kind: "not-found" }],
    ["/grace-kim%5Cterms", {}, { kind: "not-found" }],
    ["/%67race-kim", {}, page("homepage", "ko", { desiredUrl: "grace-kim" })],
    ["/%2e%2e/terms", {}, { kind: "not-found" }],
    ["/grace-kim/%2e%2e", {}, { kind: "not-found" }],
    ["/{desiredUrl}", {}, { kind: "not-found" }],
    ["/{desiredUrl}/terms", {}, { kind: "not-found" }],
    // Unusual slugs.
    ["/grace.kim", {}, { kind: "not-found" }],
    ["/grace kim", {}, { kind: "not-found" }],
    ["/grace+kim", {}, { kind: "not-found" }],
    ["/grace~kim", {}, { kind: "not-found" }],
    ["/grace:kim", {}, { kind: "not-found" }],
    ["/grace;kim", {}, { kind: "not-found" }],
    ["/grace,kim", {}, { kind: "not-found" }],
    ["/grace@kim", {}, { kind: "not-found" }],
    ["/grace$kim", {}, { kind: "not-found" }],
    ["/grace*kim", {}, { kind: "not-found" }],
    ["/grace'kim", {}, { kind: "not-found" }],
    ["/grace(kim)", {}, { kind: "not-found" }],
    ["/grace%0Akim", {}, { kind: "not-found" }],
    ["/grace%E2%80%AEkim", {}, { kind: "not-found" }],
    ["/%F0%9F%8F%A0", {}, { kind: "not-found", path: "/🏠" }],
    ["/gra\u00e7a", {}, { kind: "not-found" }],
    ["/--", {}, page("homepage", "ko", { desiredUrl: "--" })],
    ["/__proto__", {}, page("homepage", "ko", { desiredUrl: "__proto__" })],
    ["/constructor", {}, page("homepage", "ko", { desiredUrl: "constructor" })],
    [`/${"a".repeat(40)}`, {}, page("homepage", "ko")],
    ["/favicon.ico", {}, { kind: "not-found" }],
    ["/.env", {}, { kind: "not-found" }],
    ["/index.html", {}, { kind: "not-found" }],
    ["/wp-login.php", {}, { kind: "not-found" }],
    // Queries are preserved unchanged.
    [`/terms?${"x".repeat(10_000)}`, en, redirect(`/en/terms?${"x".repeat(10_000)}`)],
    ["/terms?a=%2F%2Fevil.example&a=1", en, redirect("/en/terms?a=%2F%2Fevil.example&a=1")],
    ["/ko?next=https://evil.example", {}, redirect("/?next=https://evil.example", 302)],
    ["/en/?a=1", {}, redirect("/en?a=1", 308)],
    // Invalid cookies.
    ["/terms", { localeCookie: "" }, page("terms", "ko")],
    ["/terms", { localeCookie: "en; path=/" }, page("terms", "ko")],
    ["/terms", { localeCookie: "x".repeat(5000) }, page("terms", "ko")],
    ["/terms", { localeCookie: "__proto__" }, page("terms", "ko")],
    ["/terms", { localeCookie: "ja-jp" }, page("terms", "ko")],
    ["/", { localeCookie: "ja", acceptLanguage: "en" }, redirect("/en")],
    // Accept-Language variants.
    ["/", { acceptLanguage: "ja-JP" }, redirect("/ja-JP")],
    ["/", { acceptLanguage: "JA" }, redirect("/ja-JP")],
    ["/", { acceptLanguage: "en-GB;q=0.9, ko;q=0.8" }, redirect("/en")],
    ["/", { acceptLanguage: "zh-CN, ja;q=0.9, en;q=0.8" }, redirect("/ja-JP")],
    ["/", { acceptLanguage: "" }, page("landing", "ko")],
    ["/", { acceptLanguage: "x".repeat(10_000) }, page("landing", "ko")],
    ["/en", { acceptLanguage: "ja" }, page("landing", "en")],
    // Unknown paths.
    ["/x", {}, { kind: "not-found", path: "/x", locale: "ko" }],
    ["/grace-kim/unknown", {}, { kind: "not-found", path: "/grace-kim/unknown" }],
    ["/en/grace-kim/unknown", {}, { kind: "not-found", locale: "en" }],
    ["/no.such", {}, { kind: "not-found" }],
    ["/agent2", {}, { kind: "not-found" }],
    ["/김서연", {}, { kind: "not-found", path: "/김서연" }],
    ["/%E0%A4%A", {}, { kind: "not-found", path: "/%E0%A4%A" }],
    ["/%00", {}, { kind: "not-found" }],
    [`/${"a".repeat(41)}`, {}, { kind: "not-found" }],
    ["/api", {}, { kind: "not-found" }],
    ["/assets", {}, { kind: "not-found" }],
    ["/ja", {}, { kind: "not-found" }],
    ["/fr/grace-kim", {}, { kind: "not-found" }],
    ["/en/en", {}, { kind: "not-found", locale: "en" }],
    ["/en/ko", {}, { kind: "not-found", locale: "en" }],
  ])("%s %o", (path, request, expected) => {
    expect(read(path, request)).toMatchObject(expected);
  });
});

describe("hosts", () => {
  const own = (origin: string) => ({ domain: { kind: "own", origin } });
  const product = { domain: { kind: "product" } };
  it.each([
    ["realtor.example", "/", page("landing", "ko", { ...product, development: false })],
    ["REALTOR.example", "/", page("landing", "ko", product)],
    ["realtor.example:8443", "/", page("landing", "ko", product)],
    // A visitor chooses the port, so it makes no host of a public deployment a development host.
    ["realtor.example:3000", "/", page("landing", "ko", { ...product, development: false })],
    ["localhost", "/", page("landing", "ko", { ...product, development: true })],
    ["localhost:3000", "/", page("landing", "ko", { ...product, development: true })],
    ["127.0.0.1:3000", "/", page("landing", "ko", { ...product, development: false })],
    ["[::1]:4000", "/", page("landing", "ko", product)],
    ["staging.realtor.example", "/", page("landing", "ko", { ...product, development: true })],
    [
      "dev.grace-kim.example",
      "/",
      page("homepage", "ko", { ...own("https://dev.grace-kim.example"), development: true }),
    ],
    [
      "grace-kim.example",
      "/",
      page("homepage", "ko", { ...own("https://grace-kim.example"), development: false }),
    ],
    ["www.grace-kim.example", "/en", page("homepage", "en", own("https://www.grace-kim.example"))],
    ["grace-kim.example", "/process", page("buyer", "ko", own("https://grace-kim.example"))],
    ["grace-kim.example", "/login", page("login", "ko", own("https://grace-kim.example"))],
    [
      "grace-kim.example",
      "/en/login/redirect",
      page("login-redirect", "en", own("https://grace-kim.example")),
    ],
    ["grace-kim.example", "/agreement", page("agreement", "ko", own("https://grace-kim.example"))],
    ["grace-kim.example", "/probiz", page("probiz", "ko", own("https://grace-kim.example"))],
    ["grace-kim.example", "/terms", page("terms", "ko", own("https://grace-kim.example"))],
    ["grace-kim.example", "/", page("homepage", "ko", own("https://grace-kim.example"))],
    ["grace-kim.example:8080", "/", page("homepage", "ko", own("https://grace-kim.example:8080"))],
    [
      "grace-kim.example",
      "/michael_park",
      { kind: "not-found", ...own("https://grace-kim.example") },
    ],
    ["xn--9d0bm53a.example", "/", page("homepage", "ko", own("https://xn--9d0bm53a.example"))],
    ["grace-kim.example", "/en/terms", page("terms", "en", own("https://grace-kim.example"))],
    [
      "grace-kim.example",
      "/terms/privacy",
      page("privacy", "ko", own("https://grace-kim.example")),
    ],
    ["grace-kim.example", "/ko", redirect("/", 302, { remember: "ko" })],
    ["grace-kim.example", "/EN", redirect("/en", 308)],
    ["grace-kim.example", "/terms/", redirect("/terms", 308)],
    ["grace-kim.example", "/grace-kim", { kind: "not-found", ...own("https://grace-kim.example") }],
    [
      "grace-kim.example",
      "/grace-kim/terms",
      { kind: "not-found", ...own("https://grace-kim.example") },
    ],
    ["grace-kim.example", "/%E0%A4%A", { kind: "not-found", path: "/%E0%A4%A" }],
    [
      "grace-kim.example:3001",
      "/",
      page("homepage", "ko", { ...own("https://grace-kim.example:3001"), development: false }),
    ],
    [
      "localhost.grace-kim.example",
      "/",
      page("homepage", "ko", {
        ...own("https://localhost.grace-kim.example"),
        development: true,
      }),
    ],
    ["www.realtor.example", "/grace-kim", page("homepage", "ko", product)],
    ["localhost:3000", "/en/terms", page("terms", "en", { ...product, development: true })],
    ["staging.realtor.example:8443", "/", page("landing", "ko", { ...product, development: true })],
    ["127.0.0.1", "/terms", page("terms", "ko", { ...product, development: false })],
    ["127.0.0.2", "/", page("homepage", "ko", own("https://127.0.0.2"))],
    ["unknown.invalid", "/", page("homepage", "ko", own("https://unknown.invalid"))],
    ["dev.realtor.example", "/", { domain: { kind: "own" }, development: true }],
    ["notrealtor.example", "/", page("homepage", "ko", own("https://notrealtor.example"))],
    [
      "realtor.example.attacker.example",
      "/",
      page("homepage", "ko", own("https://realtor.example.attacker.example")),
    ],
  ])("%s%s", (host, path, expected) => {
    expect(read(path, { host })).toMatchObject(expected);
  });
});

it.each([{ realtorHosts: [] }, { realtorHosts: ["localhost", "127.0.0.1"] }])(
  "a port from 3000 to 3009 is one of development while every host is local: $realtorHosts",
  ({ realtorHosts }) => {
    const hosts = { realtorHosts, developmentHosts: [] };
    expect(isDevelopment("127.0.0.1:3000", hosts)).toBe(true);
    expect(isDevelopment("127.0.0.1:8080", hosts)).toBe(false);
  },
);

it("reserves the first segment of every platform page", () => {
  const segments = router.pages.flatMap(({ paths }) =>
    paths.map((path) => path.split("/")[1] ?? ""),
  );
  expect(segments).toContain("terms");
  for (const segment of segments.filter((one) => one !== "" && !one.startsWith("{")))
    // `p` is too short for a slug as well.
    expect(["slug.reserved", "slug.length"]).toContain(checkSlug(segment, reservedSlugs));
});

describe("properties", () => {
  const request = fc.record({
    host: fc.constantFrom("realtor.example", "localhost:3000", "grace-kim.example"),
    protocol: fc.constantFrom("http" as const, "https" as const),
    path: fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.constantFrom(
        "/ko//evil.example",
        "/en//evil.example",
        "/ko/\\evil.example",
        "//evil.example",
        "/\\/evil.example",
      ),
    ),
    search: fc.constantFrom("", "?a=1"),
    localeCookie: fc.option(fc.constantFrom<string>(...locales), { nil: undefined }),
    acceptLanguage: fc.option(fc.string(), { nil: undefined }),
  });

  it("never redirects to another site", () => {
    fc.assert(
      fc.property(request, (one) => {
        const address = readAddress(one, config, router);
        if (address.kind !== "redirect") return;
        expect(address.to).toMatch(/^\/(?![/\\])/);
        expect(new URL(address.to, "https://realtor.example").host).toBe("realtor.example");
      }),
      { numRuns: 2000 },
    );
  });

  it("resolves to a page or 404 after at most two redirects", () => {
    fc.assert(
      fc.property(request, (one) => {
        let address = readAddress(one, config, router);
        let localeCookie = one.localeCookie;
        for (let step = 0; step < 2 && address.kind === "redirect"; step += 1) {
          const url = new URL(address.to, "https://realtor.example");
          localeCookie = address.remember ?? localeCookie;
          address = readAddress(
            { ...one, path: url.pathname, search: url.search, localeCookie },
            config,
            router,
          );
        }
        expect(address.kind).not.toBe("redirect");
      }),
      { numRuns: 2000 },
    );
  });
});
