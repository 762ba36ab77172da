import { expect, it } from "vitest";
import { afterPassword } from "./after-password.ts";

const own = { id: "1", desiredUrl: "new-agent", isMakeHomepage: "Y" } as const;
const product = { locale: "ko", ownDomain: false } as const;

it.each([
  ["an agent", own, null, product, "/new-agent/admin"],
  ["an agent, in English", own, null, { ...product, locale: "en" }, "/en/new-agent/admin"],
  [
    "an agent on another's sign-in page",
    own,
    null,
    { ...product, desiredUrl: "grace-kim" },
    "/new-agent/admin",
  ],
  ["an agent with a kept page", own, "/terms", product, "/terms"],
  ["an agent on somebody's own domain", own, null, { ...product, ownDomain: true }, "/"],
  ["an account without homepage", null, null, product, "/"],
] as const)("%s", (_who, realtorInfo, redirect, address, to) => {
  expect(afterPassword({ realtorInfo }, redirect, address)).toBe(to);
});
