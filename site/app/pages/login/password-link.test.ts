// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { forgetPasswordLink, takePasswordLink } from "./password-link.ts";

beforeEach(() => sessionStorage.clear());

const open = (address: string) => history.replaceState(null, "", address);
const shown = () => location.pathname + location.search + location.hash;

it.each(["invite", "reset"] as const)("takes the token of %s out of the address", (kind) => {
  open(`/en/login?redirect=%2Fterms&${kind}=secret#main`);
  const before = history.length;
  expect(takePasswordLink()).toEqual({ kind, token: "secret" });
  expect(shown()).toBe(`/en/login?redirect=%2Fterms&${kind}=#main`);
  expect(history.length).toBe(before);
});

it("is the same after a reload, and in another language", () => {
  open("/login?invite=secret");
  const first = takePasswordLink();
  expect(takePasswordLink()).toEqual(first);
  open("/en/login?invite=");
  expect(takePasswordLink()).toEqual(first);
});

it("takes a newer link in place of an older one", () => {
  open("/login?invite=first");
  takePasswordLink();
  open("/login?invite=second");
  expect(takePasswordLink()).toEqual({ kind: "invite", token: "second" });
});

it("is none on the plain sign-in page, though this tab keeps one", () => {
  open("/login?invite=secret");
  takePasswordLink();
  open("/login?redirect=%2Fterms");
  expect(takePasswordLink()).toBeNull();
  expect(shown()).toBe("/login?redirect=%2Fterms");
});

it("has no token in a tab that never had it", () => {
  open("/login?reset=");
  expect(takePasswordLink()).toEqual({ kind: "reset", token: null });
});

it("is forgotten by tab and address", () => {
  open("/login?redirect=%2Fterms&reset=secret");
  takePasswordLink();
  forgetPasswordLink();
  expect(shown()).toBe("/login?redirect=%2Fterms");
  expect(sessionStorage).toHaveLength(0);
});

it("leaves no token behind where an address holds two", () => {
  open("/login?reset=other&invite=secret");
  takePasswordLink();
  expect(shown()).toBe("/login?invite=");
});
