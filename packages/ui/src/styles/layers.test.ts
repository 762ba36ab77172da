import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layers } from "./layers.css.ts";
import "./base.css.ts";
import { wrap } from "./layout.css.ts";

describe("layers", () => {
  it("are ordered under one parent, lowest priority first", () => {
    expect(Object.values(layers)).toEqual([
      "rt.reset",
      "rt.base",
      "rt.sprinkles",
      "rt.components",
      "rt.sections",
      "rt.templates",
    ]);
  });

  it("do not include template styles in shared sections", () => {
    const folder = join(import.meta.dirname, "../homepage/sections");
    const stylesheets = readdirSync(folder).filter((file) => file.endsWith(".css.ts"));
    const inTemplates = stylesheets.filter((file) =>
      /\btemplate(Style|Global|Variants)\b/.test(readFileSync(join(folder, file), "utf8")),
    );
    expect(stylesheets).toContain("section.css.ts");
    expect(inTemplates).toEqual([]);
  });

  it("compile with the styles that use them", () => {
    expect(wrap).toMatch(/^layout__/);
  });
});
