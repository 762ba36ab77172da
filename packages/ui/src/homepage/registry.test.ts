import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder } from "../../build/package-files.ts";
import { loadDesign, loadTemplate } from "./registry.ts";
import { isTemplateId, templateIds } from "./template-ids.ts";

const folders = globSync("src/homepage/designs/*/", { cwd: packageFolder }).map((path) =>
  basename(path),
);

describe("templates by id", () => {
  it("are the folders of designs/", () => {
    expect(folders.toSorted()).toEqual(templateIds.toSorted());
  });

  it.each(folders)("the folder %s exports its design and the page with it", async (folder) => {
    const file = resolve(packageFolder, `src/homepage/designs/${folder}/${folder}.tsx`);
    // An imported module is an object of its exports.
    const exports = (await import(file)) as Readonly<Record<string, unknown>>;
    const design = exports[`${folder}Design`];
    const part = expect.any(Function) as unknown;
    expect(design).toMatchObject({ id: folder, Opening: part, BelowFold: part, Footer: part });
    // The folder is an id, which the test above checks.
    await expect(loadDesign(folder as "portrait")).resolves.toBe(design);
    await expect(loadTemplate(folder as "portrait")).resolves.toBe(
      exports[`${folder[0]?.toUpperCase()}${folder.slice(1)}`],
    );
  });

  it.each(["brutalist", "", "__proto__", "constructor", null, 7])("does not recognize %j", (id) => {
    expect(isTemplateId(id)).toBe(false);
  });

  it.each(["brutalist", "constructor"])("rejects %s with the valid ids", async (id) => {
    // An untyped consumer can pass any id.
    for (const load of [loadDesign, loadTemplate])
      await expect(load(id as "portrait")).rejects.toThrow(
        `Unknown template "${id}": use one of ${templateIds.join(", ")}; check external ids with isTemplateId()`,
      );
  });
});
