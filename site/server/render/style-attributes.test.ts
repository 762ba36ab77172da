import { assert, constantFrom, property, string } from "fast-check";
import { expect, it } from "vitest";
import { moveStyleAttributes } from "./style-attributes.ts";

it("moves styles to rules, one for each distinct style", () => {
  const body = '<i style="left:1px"></i><b class="a" style="top:2px"></b><u style="left:1px"></u>';
  expect(moveStyleAttributes(body)).toEqual({
    body: '<i data-s0></i><b class="a" data-s1></b><u data-s0></u>',
    css: "[data-s0]{left:1px}[data-s1]{top:2px}",
  });
});

it("decodes what React escapes, and leaves text alone", () => {
  const body =
    '<i style="mask-image:url(&quot;/a?b&amp;c=&#x27;&quot;)"> style=&quot;left:1px&quot;</i>';
  expect(moveStyleAttributes(body)).toEqual({
    body: "<i data-s0> style=&quot;left:1px&quot;</i>",
    css: `[data-s0]{mask-image:url("/a?b&c='")}`,
  });
});

it("keeps the end of an element out of the stylesheet", () => {
  const { css } = moveStyleAttributes('<i style="content:&quot;&lt;/style&gt;{}&quot;"></i>');
  expect(css).toBe(String.raw`[data-s0]{content:"\3c /style>{}"}`);
});

it.each([
  ["a block", "left:1px}body{display:none"],
  ["a string", "content:&quot;a"],
  ["an apostrophe", "content:&#x27;a"],
  ["a function", "mask-image:url(a"],
  ["its end", "left:1px)"],
  ["a comment", "left:1px/*"],
  ["an escape", "left:1px\\"],
  ["an at-rule", "@import url(a)"],
  ["an unknown entity", "content:&eacute;"],
])("leaves out declarations with %s that could reach beyond their rule", (_, value) => {
  expect(moveStyleAttributes(`<i style="${value}"></i>`)).toEqual({
    body: "<i data-s0></i>",
    css: "",
  });
});

it("balances what it keeps, for any value", () => {
  const text = string({ unit: constantFrom(..."ab:;(){}[]\"'\\/*<@ \n".split("")) });
  assert(
    property(text, (value) => {
      const escaped = value.replaceAll('"', "&quot;").replaceAll("<", "&lt;");
      const { css } = moveStyleAttributes(`<i style="${escaped}"></i>`);
      const declarations = /^\[data-s0\]\{(.*)\}$/s.exec(css)?.[1] ?? "";
      const outside = declarations.replaceAll(/"[^"]*"/g, "");
      expect(outside).not.toMatch(/["'{}[\]\\@\n]|\/\*/);
      expect(outside.split("(")).toHaveLength(outside.split(")").length);
      expect(css).not.toContain("</");
    }),
  );
});
