import { expect, it } from "vitest";
import { afterSignIn, sameSitePath } from "./after-sign-in.ts";
import { loginPath, loginRedirectPath } from "./login-path.ts";

const account = { id: "1", name: "Grace Kim", email: "grace@example.com" };
const realtor = { ...account, role: "realtor" } as const;
const owner = {
  userInfo: realtor,
  realtorInfo: { id: "2", desiredUrl: "grace-kim", isMakeHomepage: "Y" },
} as const;
const newcomer = {
  userInfo: realtor,
  realtorInfo: { id: "3", desiredUrl: "jiho", isMakeHomepage: "N" },
} as const;
/** Published once, and private again. */
const unpublished = {
  userInfo: realtor,
  realtorInfo: { ...newcomer.realtorInfo, publishedAt: "2026-11-01T00:00:00.000Z" },
} as const;
const withoutSite = { userInfo: realtor, realtorInfo: null };
const admin = { userInfo: { ...account, role: "admin" }, realtorInfo: null } as const;
const user = { userInfo: { ...account, role: "user" }, realtorInfo: null } as const;
/** Whose account is being deleted. */
const leaving = {
  userInfo: { ...account, role: "user", deleteAt: "2026-12-29T00:00:00.000Z" },
  realtorInfo: null,
} as const;
/** Of a former version, or with storage that was changed. */
const unknown = { userInfo: null, realtorInfo: null };
const product = { locale: "en", ownDomain: false } as const;
const atYuna = { ...product, desiredUrl: "yuna-lee" };
const ownDomain = { locale: "ko", ownDomain: true } as const;

it.each([
  [user, "/en/yuna-lee/process?x=1", product, "/en/yuna-lee/process?x=1"],
  [owner, "/en/terms", product, "/en/terms"],
  [user, "//evil.example", product, "/en"],
  [user, null, product, "/en"],
  [admin, null, product, "/en/admin"],
  [admin, null, atYuna, "/en/admin"],
  [admin, "/en/grace-kim", product, "/en/grace-kim"],
  [owner, null, product, "/en/admin"],
  [owner, "https://evil.example", atYuna, "/en/admin"],
  [{ ...owner, userInfo: null }, null, product, "/en/admin"],
  [withoutSite, null, product, "/en/admin"],
  [unknown, null, product, "/en"],
  [newcomer, null, atYuna, "/en/jiho/admin/start"],
  [unpublished, null, atYuna, "/en/admin"],
  [newcomer, "/en/terms", product, "/en/terms"],
  [newcomer, null, ownDomain, "/"],
  [user, null, atYuna, "/en/yuna-lee"],
  [owner, null, ownDomain, "/"],
  [admin, null, ownDomain, "/"],
  [user, "/process", ownDomain, "/process"],
  [leaving, "/en/admin", atYuna, "/en/account"],
  [leaving, "/process", ownDomain, "/process"],
] as const)("%j with redirect %s at %j goes to %s", (session, redirect, address, to) => {
  expect(afterSignIn(session, redirect, address)).toBe(to);
});

it("links to the sign-in page of the homepage, in the page's language", () => {
  expect(loginPath(product, null)).toBe("/en/login");
  expect(loginPath({ locale: "ko", desiredUrl: "grace-kim" }, "/grace-kim/process?a=1#b")).toBe(
    "/grace-kim/login?redirect=%2Fgrace-kim%2Fprocess%3Fa%3D1%23b",
  );
  expect(loginPath(ownDomain, "/process", "expired")).toBe("/login?redirect=%2Fprocess&expired=");
  expect(loginRedirectPath(atYuna)).toBe("/en/yuna-lee/login/redirect");
});

it.each([
  ["/", "/"],
  ["/grace-kim", "/grace-kim"],
  ["/ja-JP/grace-kim/process?step=2#loan", "/ja-JP/grace-kim/process?step=2#loan"],
  ["/a/../b", "/b"],
  ["/?next=https://evil.example", "/?next=https://evil.example"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/:80", "/:80"],
  ["/@evil.example", "/@evil.example"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
  ["/김서연", "/%EA%B9%80%EC%84%9C%EC%97%B0"],
])("accepts %s", (redirect, path) => {
  expect(sameSitePath(redirect)).toBe(path);
});

it.each([
  null,
  undefined,
  "",
  "grace-kim",
  "https://evil.example/",
  "HTTPS://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "%2F%2Fevil.example",
  "http:evil.example",
  "@evil.example",
  ".evil.example",
  "?redirect=/x",
  "#x",
  `/${"x".repeat(2000)}`,
])("rejects %j", (redirect) => {
  expect(sameSitePath(redirect)).toBeNull();
});

it("returns paths that browsers resolve to this origin", () => {
  for (const text of ["/a/../b", "/%2F%2Fevil.example", "/@evil.example", "/김서연"]) {
    const here = "https://realtor.example";
    expect(new URL(sameSitePath(text) ?? "//x", here).origin).toBe(here);
  }
});
