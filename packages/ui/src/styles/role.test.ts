import { expect, it } from "vitest";
import { vars } from "../theme/contract.css.ts";
import { fluidSize, lineHeight, type RoleName, roles, type Script } from "../theme/scale.ts";

const scripts: readonly Script[] = ["ko", "en", "ja"];
// Object.keys loses the names of the roles.
const names = Object.keys(roles) as RoleName[];

it("has a property for what depends on the window or the script, and no other", () => {
  const grows = (name: RoleName) => fluidSize(name, "ko").startsWith("clamp");
  const varies = (of: (name: RoleName, script: Script) => string) => (name: RoleName) =>
    new Set(scripts.map((script) => of(name, script))).size > 1;
  const sized = names.filter((name) => grows(name) || varies(fluidSize)(name));
  expect(Object.keys(vars.size)).toEqual(sized);
  expect(Object.keys(vars.line)).toEqual(names.filter(varies(lineHeight)));
});

it.each([
  ["caption", "en", ".875rem"],
  ["lead", "en", "clamp(1.0625rem,.993125rem + 0.286vw,1.25rem)"],
  ["display", "ja", "clamp(2.25rem,1.693125rem + 2.286vw,3.75rem)"],
] as const)("sets the size of %s in %s", (name, script, size) => {
  expect(fluidSize(name, script)).toBe(size);
});
