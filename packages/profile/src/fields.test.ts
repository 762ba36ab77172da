import { expect, it } from "vitest";
import type { Field } from "./define-field.ts";
import { type FieldId, fields, textsIn } from "./fields.ts";
import { siteLanguages as langs } from "./languages.ts";
import type { Wire } from "./wire.ts";

// Object.entries returns string keys.
const entries = Object.entries<Field>(fields) as [FieldId, Field][];

interface Value {
  id: string;
  path: readonly string[];
  get: (wire: Wire) => unknown;
}

const values = entries.flatMap(([id, field]): Value[] => {
  if (field.kind !== "localized") return [{ id, ...field.value }];
  return langs.map((lang) => ({ id: field.ids[lang], ...field.values[lang] }));
});

it("stores each value once, under an id of its own", () => {
  expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
  expect(new Set(values.map(({ path }) => path.join("/"))).size).toBe(values.length);
});

it("reads no value from an empty profile", () => {
  const empty = ["", null, false, [], {}];
  for (const { get } of values) expect(empty).toContainEqual(get({}));
});

it("textsIn finds the texts of an object by their key, and none of the values that are no texts", () => {
  expect(Object.keys(textsIn("seoMeta", "ja"))).toEqual([
    "title",
    "description",
    "keywords",
    "author",
  ]);
  const { nameJa, lineLink } = textsIn("presentation");
  expect([nameJa.max, lineLink.check?.("javascript:x")]).toEqual([161, "webAddress.format"]);
  expect(textsIn("presentation")).not.toHaveProperty("languages");
  expect(textsIn()).not.toHaveProperty("salesCount");
});

it.each([
  [fields.video, "https://youtu.be/EXAMPLE0000?t=1", "https://www.youtube.com/watch?v=EXAMPLE0000"],
  [fields.video, " https://www.youtube.com/@grace ", "https://www.youtube.com/@grace"],
  [fields.color, " 0f5c4a ", "#0F5C4A"],
  [fields.color, "red", "red"],
])("normalizes a typed value", (field, typed, stored) => {
  expect(field.normalize(typed)).toBe(stored);
});
