import { expect, it } from "vitest";
import { dependenciesOf } from "./entry-dependencies.ts";

it("are direct and transitive, in the order of their stylesheets", () => {
  const direct = new Map([
    ["listing-card", ["icons", "card"]],
    ["card", ["text"]],
  ]);
  expect(dependenciesOf("listing-card", direct)).toEqual(["icons", "card", "text"]);
  expect(dependenciesOf("unknown", direct)).toEqual([]);
});

it("may be shared by entries", () => {
  const direct = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
  ]);
  expect(dependenciesOf("a", direct)).toEqual(["b", "d", "c", "d"]);
});

it.each([
  ["page", '"card" → "text" → "card"'],
  ["text", '"text" → "card" → "text"'],
  ["self", '"self" → "self"'],
])(
  "of %s that import each other are an error that names them and says what to do",
  (name, circle) => {
    const direct = new Map([
      ["page", ["card"]],
      ["card", ["text"]],
      ["text", ["card"]],
      ["self", ["self"]],
    ]);
    expect(() => dependenciesOf(name, direct)).toThrow(
      new RegExp(`import each other: ${circle}\\. Their stylesheets .* Move the module`),
    );
  },
);
