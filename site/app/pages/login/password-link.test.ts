// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { capturePasswordLink, clearPasswordLink } from "./password-link.ts";

beforeEach(() => sessionStorage.clear());

const open = (address: string) => history.replaceState(null, "", address);
const shown = () => location.pathname + location.search + location.hash;

it.each(["invite", "reset"] as const)("removes the %s token from the URL", (kind) => {
  open(`/en/login?redirect=%2Fterms&${kind}=#token=secret`);
  const before = history.length;
  expect(capturePasswordLink()).toEqual({ kind, token: "secret" });
  expect(shown()).toBe(`/en/login?redirect=%2Fterms&${kind}=`);
  expect(history.length).toBe(before);
});

it("removes a token in the query of an older link, and keeps another fragment", () => {
  open("/login?invite=secret#main");
  expect(capturePasswordLink()).toEqual({ kind: "invite", token: "secret" });
  expect(shown()).toBe("/login?invite=#main");
});

it("returns the same link after a reload and in another language", () => {
  open("/login?invite=#token=secret");
  const first = capturePasswordLink();
  expect(capturePasswordLink()).toEqual(first);
  open("/en/login?invite=");
  expect(capturePasswordLink()).toEqual(first);
});

it("replaces an older link with a newer one", () => {
  open("/login?invite=#token=first");
  capturePasswordLink();
  open("/login?invite=#token=second");
  expect(capturePasswordLink()).toEqual({ kind: "invite", token: "second" });
});

it("returns null on the plain sign-in page, even if a token is stored", () => {
  open("/login?invite=#token=secret");
  capturePasswordLink();
  open("/login?redirect=%2Fterms");
  expect(capturePasswordLink()).toBeNull();
  expect(shown()).toBe("/login?redirect=%2Fterms");
});

it("returns a null token in a tab that never received it", () => {
  open("/login?reset=");
  expect(capturePasswordLink()).toEqual({ kind: "reset", token: null });
});

it("clears the link from the tab and the URL", () => {
  open("/login?redirect=%2Fterms&reset=#token=secret");
  capturePasswordLink();
  clearPasswordLink();
  expect(shown()).toBe("/login?redirect=%2Fterms");
  expect(sessionStorage).toHaveLength(0);
});

it("removes both tokens from a URL with two links", () => {
  open("/login?reset=other&invite=secret");
  capturePasswordLink();
  expect(shown()).toBe("/login?invite=");
});
