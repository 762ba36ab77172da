import { expect, it } from "vitest";
import { profileWith } from "#test/fixtures/profile.ts";
import { getFormerAddress } from "./former-address.ts";

const publishedAt = "2026-11-20T12:00:00.000Z";

it.each([
  ["another address of a public page", "grace", { isMakeHomepage: "Y" }, "Grace-Kim"],
  ["of one that was public", "grace", { isMakeHomepage: "N", publishedAt }, "Grace-Kim"],
  ["of one that never was", "grace", { isMakeHomepage: "N" }, null],
  ["another spelling", "GRACE-kim", { isMakeHomepage: "Y" }, null],
  ["nothing", "", { isMakeHomepage: "Y" }, null],
] as const)("%s leaves the present one, or nothing", (_, typed, changes, former) => {
  const stored = profileWith({ desiredUrl: "Grace-Kim", ...changes });
  expect(getFormerAddress(stored, typed)).toBe(former);
});
