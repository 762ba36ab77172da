import { describe, expect, it } from "vitest";
import { loadTemplate } from "./registry.ts";
import { isTemplateId, templateIds } from "./template-ids.ts";

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
      `Unknown template "${id}": use one of ${templateIds.join(", ")}; check external ids with isTemplateId()`,
    );
  });
});
