import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it.each([
  ["김서연", "김서연"],
  ["", ""],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ['=A1,"x"', '"\'=A1,""x"""'],
  ["+1 949 555 0161", "'+1 949 555 0161"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ["＝1+1", "'＝1+1"],
  ["a=1", "a=1"],
  ["'quoted", "'quoted"],
])("serializes %j as %j", (text, written) => {
  expect(toCsv([[text, "end"]])).toBe(`\uFEFF${written},end\r\n`);
});

it("starts with a byte-order mark, and ends every row with CRLF", () => {
  expect(
    toCsv([
      ["a", "b"],
      ["c", "d"],
    ]),
  ).toBe("\uFEFFa,b\r\nc,d\r\n");
  expect(toCsv([])).toBe("\uFEFF");
});

/** A strict RFC 4180 parser. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 1; at < csv.length;) {
    let text = "";
    if (csv[at] === '"') {
      for (at += 1; ; at += 1) {
        if (csv[at] !== '"') text += csv[at];
        else if (csv[at + 1] === '"') text += csv[(at += 1)];
        else break;
      }
      at += 1;
    } else while (!",\r\n".includes(csv[at] ?? ",")) text += csv[at++];
    row.push(text);
    if (csv[at] === ",") at += 1;
    else {
      if (!csv.startsWith("\r\n", at)) throw new Error(`A row does not end at ${at}.`);
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

it("round-trips any text, at most with an apostrophe, and no cell is a formula", () => {
  const hostile = fc.stringMatching(/^[=+\-@\t\r\n",'＝a 김]{0,6}$/);
  const text = fc.oneof(hostile, fc.string({ unit: "grapheme" }));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width })));
  fc.assert(
    fc.property(table, (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, cell] of read.flat().entries()) {
        const written = rows.flat()[at];
        expect([written, `'${written}`]).toContain(cell);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }
    }),
  );
});
