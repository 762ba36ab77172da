import { describe, expect, it } from "vitest";
import { isTemplateId, loadTemplate, templateIds } from "./registry.ts";

describe("templates by id", () => {
  it.each(templateIds)("loads %s", async (id) => {
    await expect(loadTemplate(id)).resolves.toBeTypeOf("function");
  });

  it.each(["brutalist", "", "__proto__", "constructor", null, 7])("does not recognize %j", (id) => {
    expect(isTemplateId(id)).toBe(false);
  });

  it.each(["brutalist", "constructor"])("rejects %s with the valid ids", async (id) => {
    // An untyped consumer can pass any id.
    await expect(loadTemplate(id as "portrait")).rejects.toThrow(
      /Unknown template ".*": use one of portrait, panorama, editorial; .* isTemplateId\(\)/,
    );
  });
});
