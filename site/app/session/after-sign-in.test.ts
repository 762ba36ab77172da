import { expect, it } from "vitest";
import { afterSignIn } from "./after-sign-in.ts";
import { loginPath, loginRedirectPath } from "./login-path.ts";

const owner = {
  realtorInfo: { id: "2", desiredUrl: "grace-kim", isMakeHomepage: "Y" },
} as const;
const newcomer = { realtorInfo: { id: "3", desiredUrl: "jiho", isMakeHomepage: "N" } } as const;
const user = { realtorInfo: null };
const product = { locale: "en", ownDomain: false } as const;
const atYuna = { ...product, desiredUrl: "yuna-lee" };
const ownDomain = { locale: "ko", ownDomain: true } as const;

it.each([
  [user, "/en/yuna-lee/process?x=1", product, "/en/yuna-lee/process?x=1"],
  [owner, "/en/terms", product, "/en/terms"],
  [user, "//evil.example", product, "/en"],
  [user, null, product, "/en"],
  [owner, null, product, "/en/grace-kim"],
  [owner, "https://evil.example", atYuna, "/en/grace-kim"],
  [newcomer, null, atYuna, "/en/jiho/admin"],
  [newcomer, "/en/terms", product, "/en/terms"],
  [newcomer, null, ownDomain, "/"],
  [user, null, atYuna, "/en/yuna-lee"],
  [owner, null, ownDomain, "/"],
  [user, "/process", ownDomain, "/process"],
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
