import { expect, it } from "vitest";
import { parseFontFaces } from "./assets.ts";

it("parses files and character ranges of a stylesheet", () => {
  const [korean, japanese, ...others] = parseFontFaces(
    '@font-face{font-family:A;src:url(/a.woff2)format("woff2");unicode-range:U+AC00,U+ACA8-ACA9}' +
      '@font-face{font-family:A;unicode-range:u+65e5;src:url("/b.woff2")}' +
      "@font-face{font-family:A;src:url(/all.woff2)}",
  );
  expect([korean?.file, japanese?.file, others]).toEqual(["/a.woff2", "/b.woff2", []]);
  for (const text of ["가", "<p>English 격</p>"]) expect(korean?.characters.test(text)).toBe(true);
  for (const text of ["", "각", "U+AC00"]) expect(korean?.characters.test(text)).toBe(false);
  expect(japanese?.characters.test("日本")).toBe(true);
});
