import { describe, expect, it } from "vitest";
import { isTemplateId, loadTemplate, templateIds } from "./registry.ts";

describe("templates by id", () => {
  it.each(templateIds)("loads %s", async (id) => {
    await expect(loadTemplate(id)).resolves.toBeTypeOf("function");
  });

  it.each(["brutalist", "", "__proto__", "constructor", null, 7])("knows no %j", (id) => {
    expect(isTemplateId(id)).toBe(false);
  });

  it.each(["brutalist", "constructor"])("refuses %s and says what there is and how", async (id) => {
    // What a consumer without types may pass.
    await expect(loadTemplate(id as "portrait")).rejects.toThrow(
      /no template ".*", only portrait, panorama, editorial: ask isTemplateId\(\)/,
    );
  });
});
