import { expect, it } from "vitest";

import { mayManage } from "./person.ts";
import type { Role } from "./person.ts";

const person = (id: string, role: Role) => ({ id, name: "", role });

it.each([
  ["a visitor", null, false],
  ["the owner", person("owner", "realtor"), true],
  ["the owner, no longer a realtor", person("owner", "user"), false],
  ["another realtor", person("other", "realtor"), false],
  ["an admin", person("other", "admin"), true],
])("what belongs to the owner: %s", (_who, who, may) => {
  expect(mayManage(who, "owner")).toBe(may);
});
