import * as fc from "fast-check";
import { expect, it } from "vitest";

import { parseJson } from "./json-body.ts";

/** JSON that PostgreSQL can store: no NUL, no lone surrogate and no `__proto__` key. */
const storable = fc.jsonValue({ noUnicodeString: false }).filter((value) => {
  const text = JSON.stringify(value);
  return !/\\u0000|\\ud[89a-f]|"__proto__":/i.test(text);
});

it("a JSON body returns every storable JSON value unchanged", () => {
  fc.assert(
    fc.property(storable, (value) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(parseJson(text))).toBe(text);
    }),
  );
});

it("a JSON body rejects __proto__ and NUL at any depth with a pointer", () => {
  const anywhere = fc.array(fc.constantFrom("a", "b/c", "d~e"), { maxLength: 6 });
  const poison = fc.constantFrom(
    { text: '{"__proto__":1}', end: "/__proto__" },
    { text: String.raw`"a\u0000"`, end: "" },
  );
  fc.assert(
    fc.property(anywhere, poison, (path, { text, end }) => {
      const body = path.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, text);
      const escaped = path.map((key) => `/${key.replace("~", "~0").replace("/", "~1")}`);
      expect(() => parseJson(body)).toThrow(
        expect.objectContaining({
          status: 400,
          errors: [expect.objectContaining({ pointer: escaped.join("") + end })],
        }),
      );
    }),
  );
});
