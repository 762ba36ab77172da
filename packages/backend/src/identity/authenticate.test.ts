import type { Role } from "@realtor/api/loaning";
import { expect, it } from "vitest";

import { canManage } from "./authenticate.ts";

const createUser = (id: string, role: Role) => ({ id, name: "", role });

it.each([
  ["a visitor", undefined, false],
  ["the owner", createUser("owner", "realtor"), true],
  ["the owner, no longer a realtor", createUser("owner", "user"), false],
  ["another realtor", createUser("other", "realtor"), false],
  ["an admin", createUser("other", "admin"), true],
])("canManage: %s", (_name, currentUser, expected) => {
  expect(canManage(currentUser, "owner")).toBe(expected);
});
