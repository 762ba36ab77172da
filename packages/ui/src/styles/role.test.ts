import { expect, it } from "vitest";
import { vars } from "../theme/contract.css.ts";
import { fluid, lineHeight, type RoleName, roles, type Script, sizesOf } from "../theme/scale.ts";
import { role } from "./role.ts";

const scripts: readonly Script[] = ["ko", "en", "ja"];
// Object.keys loses the names of the roles.
const names = Object.keys(roles) as RoleName[];

const size = (name: RoleName, script: Script) => fluid(sizesOf(name, script));

it("has a property for what depends on the script, and no other", () => {
  const varies = (of: (name: RoleName, script: Script) => string) => (name: RoleName) =>
    new Set(scripts.map((script) => of(name, script))).size > 1;
  expect(Object.keys(vars.size)).toEqual(names.filter(varies(size)));
  expect(Object.keys(vars.line)).toEqual(names.filter(varies(lineHeight)));
});

it.each([
  ["caption", {}, ".875rem"],
  ["section", {}, "calc(2rem + var(--rt-grow))"],
  ["display", {}, "var(--rt-size-display)"],
  ["display", { latin: true }, "calc(2.75rem + 2*var(--rt-grow))"],
  ["body", {}, "var(--rt-body-size)"],
  ["body", { reading: false }, "1.0625rem"],
  ["lead", {}, "calc(var(--rt-body-size) + 0.1875*var(--rt-grow))"],
  ["caption", { reading: true }, "calc(var(--rt-body-size)*14/17)"],
] as const)("sets the size of %s with %o", (name, options, fontSize) => {
  expect(role(name, options).fontSize).toBe(fontSize);
});
