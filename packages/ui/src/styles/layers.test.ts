import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layers } from "./layers.css.ts";
import "./base.css.ts";
import { wrap } from "./layout.css.ts";

describe("layers", () => {
  it("are ordered under one parent, weakest first", () => {
    expect(Object.values(layers)).toEqual([
      "rt.reset",
      "rt.base",
      "rt.components",
      "rt.sections",
      "rt.templates",
    ]);
  });

  it("keep shared sections below the templates, whatever order the files arrive in", () => {
    const folder = join(import.meta.dirname, "../templates/sections");
    const sheets = readdirSync(folder).filter((file) => file.endsWith(".css.ts"));
    const inTemplates = sheets.filter((file) =>
      /\btemplate(Style|Global|Variants)\b/.test(readFileSync(join(folder, file), "utf8")),
    );
    expect(sheets).toContain("section.css.ts");
    expect(inTemplates).toEqual([]);
  });

  it("compile with the styles that use them", () => {
    expect(wrap).toMatch(/^layout__/);
  });
});
