// @vitest-environment node
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotli, bundle } from "./bundle-size.ts";
import { entryNames } from "../build/package-files.ts";
import { packPackage, type PackedPackage } from "./packed-package.ts";

/** Brotli bytes, without React. */
const limits = {
  button: 2_000,
  template: 12_000,
  styles: 14_000,
  /** With the built-in texts in three languages. */
  select: 60_000,
  comboBox: 60_000,
};

const templates = entryNames.filter((name) => name.startsWith("template-"));

const onPublicPages = [...templates, "contact-form", "header", "language-menu", "lead-form"];

let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage();
}, 180_000);

afterAll(() => packed.remove());

const dist = (file: string) => resolve(packed.folder, "dist", file);
const read = (file: string) => readFileSync(dist(file), "utf8");

describe("the packed package", () => {
  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("has types that match its ESM modules", async () => {
    const tarball = createPackageFromTarballData(await readFile(packed.tarball));
    const entrypoints = entryNames.map((name) => `./${name}`);
    const result = await checkPackage(tarball, { entrypoints });
    expect(result.types).not.toBe(false);
    if (!result.types) return;
    expect(Object.keys(result.entrypoints)).toEqual(entrypoints);
    const esm = result.problems.filter(
      (problem) =>
        !("resolutionKind" in problem) ||
        (problem.resolutionKind !== "node10" && problem.resolutionKind !== "node16-cjs"),
    );
    expect(esm).toEqual([]);
  });

  it.each(entryNames)("publishes %s with types and a source map", (name) => {
    const files = ["js", "js.map", "d.ts"].map((ending) => `${name}.${ending}`);
    expect(files.filter((file) => !existsSync(dist(file)))).toEqual([]);
  });

  it("exports entries and stylesheets, and no other file", () => {
    const { resolve: resolveFrom } = createRequire(resolve(packed.consumer, "consumer.js"));
    for (const name of entryNames)
      expect(resolveFrom(`@realtor/ui/${name}`)).toBe(dist(`${name}.js`));
    expect(resolveFrom("@realtor/ui/styles.css")).toBe(dist("styles.css"));
    expect(existsSync(dist("_carousel-engine.js"))).toBe(true);
    for (const internal of ["_carousel-engine", "_carousel-engine.js", "dist/button.js"]) {
      expect(() => resolveFrom(`@realtor/ui/${internal}`)).toThrow(
        /not defined by "exports"|Cannot find/,
      );
    }
  });

  it("contains no tests, stories or samples", () => {
    expect(readdirSync(packed.folder).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist",
      "package.json",
    ]);
    expect(readdirSync(resolve(packed.folder, "dist")).join(" ")).not.toMatch(/test|stor(y|ies)/);
  });

  it("imports no stylesheet in its modules", () => {
    const modules = readdirSync(resolve(packed.folder, "dist")).filter((f) => f.endsWith(".js"));
    expect(modules.filter((file) => /\.css["']/.test(read(file)))).toEqual([]);
  });
});

describe("the stylesheets", () => {
  it("start with the layer order", () => {
    for (const file of ["styles.css", "base.css"]) expect(read(file)).toMatch(/^@layer rt\.reset,/);
  });

  it("import existing files and duplicate no rule", () => {
    for (const name of templates) {
      const imports = [...read(`${name}.css`).matchAll(/@import"\.\/([^"]+)";/g)].map(([, f]) => f);
      expect(imports).toContain("monogram.css");
      expect(imports.filter((file = "") => !existsSync(dist(file)))).toEqual([]);
      const ownClass = /\.([\w-]+)\{/.exec(read("monogram.css"))?.[1] ?? "missing";
      expect(read(`${name}.css`)).not.toContain(`.${ownClass}{`);
    }
  });
});

describe("the stylesheet of the crop dialog", () => {
  it("is separate from styles.css and contains only its own rules", () => {
    expect(read("styles.css")).not.toContain("ReactCrop");
    expect(read("styles-crop-dialog.css")).toContain("ReactCrop");
    expect(read("styles-crop-dialog.css")).not.toContain("@import");
    expect(read("crop-dialog.css")).toContain('@import"./dialog.css";');
  });
});

describe("the stylesheet of the rich components", () => {
  it("is separate from styles.css and contains only their rules", () => {
    expect(read("styles.css")).not.toContain("rt-popover-enter");
    expect(read("styles-rich.css")).toContain("rt-popover-enter");
    const textField = /\{\.([\w-]+)\{/.exec(read("text-field.css"))?.[1] ?? "missing";
    expect(read("styles.css")).toContain(`.${textField}`);
    expect(read("styles-rich.css")).not.toContain(`.${textField}{`);
  });
});

describe("a React Server Components environment", () => {
  it('can import every entry; client code has "use client"', async () => {
    const probe = fileURLToPath(new URL("react-server-probe.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", probe, packed.folder, ...entryNames],
      { cwd: packed.consumer },
    );
    expect(JSON.parse(stdout), 'add "use client" to the named file').toEqual({});
  });
});

describe("bundle size", () => {
  const critical = async (name: string, exported: string) =>
    (await bundle(packed.consumer, `export { ${exported} } from "@realtor/ui/${name}";`)).critical;

  it("of a button is within its limit", async () => {
    expect(await critical("button", "Button")).toBeLessThanOrEqual(limits.button);
  });

  it.each(templates)("of %s is within its limit", async (name) => {
    const source = `export * from "@realtor/ui/${name}";`;
    const { critical: bytes } = await bundle(packed.consumer, source);
    expect(bytes).toBeLessThanOrEqual(limits.template);
  });

  it.each([
    ["select", "Select", limits.select],
    ["combo-box", "ComboBox", limits.comboBox],
  ])("of %s is within its limit", async (name, exported, limit) => {
    expect(await critical(name, exported)).toBeLessThanOrEqual(limit);
  });

  it("of styles.css is within its limit", () => {
    expect(brotli(read("styles.css"))).toBeLessThanOrEqual(limits.styles);
  });

  it("excludes react-aria and react-image-crop from public pages, and zod from the package", async () => {
    const load = (names: readonly string[]) =>
      bundle(
        packed.consumer,
        names.map((name, n) => `export * as e${n} from "@realtor/ui/${name}";`).join("\n"),
      );
    const pages = await load(onPublicPages);
    expect(pages.modules.filter((path) => /react-(aria|stately|image-crop)/.test(path))).toEqual(
      [],
    );
    const all = await load(entryNames.filter((name) => name !== "style-tools"));
    expect(all.modules.filter((path) => /node_modules\/zod\//.test(path))).toEqual([]);
    expect(all.modules.length).toBeGreaterThan(pages.modules.length);
  });
});
