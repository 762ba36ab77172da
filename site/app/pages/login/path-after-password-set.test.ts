import { expect, it } from "vitest";
import { pathAfterPasswordSet } from "./path-after-password-set.ts";

const realtor = { id: "1", desiredUrl: "new-agent", isMakeHomepage: "Y" } as const;
const product = { locale: "ko", ownDomain: false } as const;

it.each([
  ["an agent", realtor, null, product, "/new-agent/admin"],
  ["an agent, in English", realtor, null, { ...product, locale: "en" }, "/en/new-agent/admin"],
  [
    "an agent on another's sign-in page",
    realtor,
    null,
    { ...product, desiredUrl: "grace-kim" },
    "/new-agent/admin",
  ],
  ["an agent with a redirect", realtor, "/terms", product, "/terms"],
  ["an agent on another agent's own domain", realtor, null, { ...product, ownDomain: true }, "/"],
  ["an account without homepage", null, null, product, "/"],
] as const)("%s", (_who, realtorInfo, redirect, address, to) => {
  expect(pathAfterPasswordSet({ realtorInfo }, redirect, address)).toBe(to);
});
