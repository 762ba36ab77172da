// @module-tag extended
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build as viteBuild, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotli, bundle, reexport } from "./bundle-size.ts";
import { entryNames, richEntryNames } from "../build/package-files.ts";
import { createDesignTokens } from "../src/theme/design-tokens.ts";
import { packPackage, type PackedPackage } from "./packed-package.ts";

/** Brotli bytes, without React: limits with room for change, not measurements. */
const limits = {
  button: 3_000,
  template: 20_000,
  styles: 40_000,
  essentials: 40_000,
  select: 75_000,
  comboBox: 75_000,
  /** Most of it is what react-aria-components needs: docs/decisions/kit-sizes.md. */
  rich: 150_000,
};

const templates = entryNames.filter((name) => name.startsWith("template-"));

const essentials = ["button", "dialog", "menu", "native-select", "text-field"];

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
    const entrypoints = [".", ...entryNames.map((name) => `./${name}`)];
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
    expect(resolveFrom("@realtor/ui")).toBe(dist("index.js"));
    expect(existsSync(dist("index.d.ts"))).toBe(true);
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
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist",
      "package.json",
    ]);
    expect(readdirSync(resolve(packed.folder, "dist")).join(" ")).not.toMatch(/test|stor(y|ies)/);
  });

  it("has the design tokens as a file and a command for any main color", async () => {
    const { resolve: resolveFrom } = createRequire(resolve(packed.consumer, "consumer.js"));
    const file: unknown = JSON.parse(
      await readFile(resolveFrom("@realtor/ui/tokens.json"), "utf8"),
    );
    expect(file).toEqual(createDesignTokens());
    // Its key is the name of the command.
    const { bin } = JSON.parse(await readFile(resolve(packed.folder, "package.json"), "utf8")) as {
      bin: Record<string, string>;
    };
    const command = resolve(packed.folder, bin["realtor-tokens"] ?? "missing");
    const { stdout } = await promisify(execFile)(process.execPath, [command, "#0F5C4A"]);
    expect(JSON.parse(stdout)).toEqual(createDesignTokens("#0F5C4A"));
    await expect(
      promisify(execFile)(process.execPath, [command, "greenish"]),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"greenish" is not a color'),
    });
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
      const ownClass = /(?<!rt)\.([\w-]+)\{/.exec(read("monogram.css"))?.[1] ?? "missing";
      expect(read(`${name}.css`)).not.toMatch(new RegExp(`[{}]\\.${ownClass}\\{`));
    }
  });
});

describe("the stylesheets without reset", () => {
  /** Selectors of a minified stylesheet, without those of keyframes. */
  const selectors = (css: string) =>
    [...css.replaceAll(/@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\}/g, "").matchAll(/([^{};]+)\{/g)]
      .map(([, selector = ""]) => selector)
      .filter((selector) => !selector.startsWith("@"));
  /** Of `[lang]` only custom properties of the theme. */
  const own =
    /[.]\w|^:root$|^(?::root,)?\[lang\|=\w+\]$|\[data-(?:scheme|template=\w+)\]|^:focus-visible$|^::view-transition-\w+\(rt-/;

  it.each(["styles", "base"])("%s has no rule for elements of the application", (name) => {
    expect(
      selectors(read(`${name}-without-reset.css`)).filter((selector) => !own.test(selector)),
    ).toEqual([]);
    expect(read(`${name}-without-reset.css`)).toContain("--rt-surface:");
    const ofLanguages = read(`${name}-without-reset.css`).match(/\[lang\|=\w+\]\{[^}]*\}/g) ?? [];
    for (const rule of ofLanguages) expect(rule).toMatch(/\{(?:--rt-[\w-]+:[^;}]+;?)+\}$/);
    expect(selectors(read(`${name}.css`))).toContain("body");
  });

  it("contains the same components", () => {
    const classes = (file: string) => new Set(read(file).match(/\.[a-z_]\w+/gi));
    expect(classes("styles-without-reset.css")).toEqual(classes("styles.css"));
  });
});

describe("reduced motion", () => {
  it("changes only the durations of the package's own motion", () => {
    const css = read("styles.css");
    const rules = [
      ...css.matchAll(/@media[^{]*prefers-reduced-motion:\s*reduce\)\{((?:[^{}]*\{[^}]*\})*)\}/g),
    ].map(([, rule]) => rule);
    expect(rules).toHaveLength(1);
    expect(rules[0]).toMatch(/^:root\{(--rt-(fast|panel|slide): ?1ms;?){3}\}$/);
  });

  it("stops all motion of the package", () => {
    const always = read("styles.css").replaceAll(
      /@media[^{]*no-preference\)\{(?:[^{}]*\{[^}]*\})*\}/g,
      "",
    );
    const motion = always.match(/(?:animation|transition)[\w-]*:[^;}]+/g) ?? [];
    expect(motion.length).toBeGreaterThan(10);
    const withLiterals = motion.filter((value) => /(?<![\w-])[\d.]+m?s\b/.test(value));
    // Prevents a flash rather than moves.
    expect(withLiterals).toEqual(["animation:rt-skeleton-appear 1ms .3s backwards"]);
  });
});

describe("an import of a stylesheet", () => {
  const require = createRequire(import.meta.url);
  const fromRoot = createRequire(new URL("../../../package.json", import.meta.url));
  const compilers = [
    ["5.9", require.resolve("typescript-5.9/bin/tsc")],
    ["6", require.resolve("typescript/bin/tsc")],
    ["7", resolve(dirname(fromRoot.resolve("typescript/package.json")), "bin/tsc")],
  ] as const;

  it.each(compilers)("has types in TypeScript %s", async (version, tsc) => {
    const project = resolve(packed.consumer, `tsconfig-${version}.json`);
    const compilerOptions = {
      module: "esnext",
      moduleResolution: "bundler",
      noEmit: true,
      noUncheckedSideEffectImports: true,
      strict: true,
      types: [],
    };
    await writeFile(project, JSON.stringify({ compilerOptions, files: ["stylesheets.ts"] }));
    await writeFile(
      resolve(packed.consumer, "stylesheets.ts"),
      'import "@realtor/ui/styles.css";\nimport "@realtor/ui/button.css";\n',
    );
    const run = async (...options: readonly string[]) =>
      (await promisify(execFile)(process.execPath, [tsc, ...options])).stdout;
    expect(await run("--version")).toContain(`Version ${version}`);
    expect(await run("--project", project)).toBe("");
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
      ["--conditions=react-server", probe, packed.folder, "index", ...entryNames],
      { cwd: packed.consumer },
    );
    expect(JSON.parse(stdout), 'add "use client" to the named file').toEqual({});
  });

  it("renders a DataTable without sending its code to the browser, only that of its links", async () => {
    const script = fileURLToPath(new URL("react-server-table.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", script, packed.folder],
      { cwd: packed.consumer },
    );
    const types = JSON.parse(stdout) as readonly string[];
    expect(types).toEqual(expect.arrayContaining(["table", "caption", "th", "tbody"]));
    expect(types.filter((type) => type.startsWith("client:"))).toEqual(["client:Link"]);
  });
});

describe("bundle size", () => {
  const critical = async (name: string, exported: string) =>
    (await bundle(packed.consumer, `export { ${exported} } from "@realtor/ui/${name}";`)).critical;

  it("of a button is within its limit", async () => {
    expect(await critical("button", "Button")).toBeLessThanOrEqual(limits.button);
  });

  it.each([
    ["Button", "button"],
    ["createTheme", "theme"],
  ])("of %s in Vite is the same from the package itself as from %s", async (exported, name) => {
    const bytesFrom = async (from: string) => {
      const entry = resolve(packed.consumer, "vite-entry.js");
      await writeFile(entry, `export { ${exported} } from "${from}";`);
      const result = await viteBuild({
        root: packed.consumer,
        configFile: false,
        logLevel: "error",
        build: {
          write: false,
          lib: { entry, formats: ["es"] },
          rolldownOptions: { external: /^react/ },
        },
      });
      // With `write: false` and one format, `build` resolves with one output per format.
      const [bundled] = result as Rolldown.RolldownOutput[];
      return bundled?.output.map((file) => ("code" in file ? file.code.length : 0));
    };
    expect(await bytesFrom("@realtor/ui")).toEqual(await bytesFrom(`@realtor/ui/${name}`));
  });

  it("of everything from the package itself has no ambiguous name", () => {
    const exported = (source: string) =>
      [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = ""]) =>
        list.split(",").map(
          (item) =>
            item
              .trim()
              .replace(/^type /, "")
              .split(" as ")
              .at(-1) ?? "",
        ),
      );
    const declared = new Set(exported(read("index.d.ts")));
    const missing = entryNames
      .filter((name) => !["styles", "style-tools"].includes(name))
      .flatMap((name) => exported(read(`${name}.d.ts`)).filter((each) => !declared.has(each)));
    expect(missing).toEqual([]);
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

  it("of the five essentials together is within its limit", async () => {
    const { total } = await bundle(packed.consumer, reexport(essentials));
    expect(total).toBeLessThanOrEqual(limits.essentials);
  });

  it("of all rich components together is within its limit, with each package once, three languages, and no part that the kit lacks", async () => {
    const { total, modules, packages } = await bundle(packed.consumer, reexport(richEntryNames()));
    expect(total).toBeLessThanOrEqual(limits.rich);
    expect([...packages.keys()].toSorted()).toEqual([
      "@internationalized/date",
      "@internationalized/number",
      "@internationalized/string",
      "@realtor/ui",
      "clsx",
      "react-aria",
      "react-aria-components",
      "react-stately",
      "use-sync-external-store",
    ]);
    const folders = new Set(
      modules.flatMap((path) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []),
    );
    expect(folders.size).toBe(packages.size);
    const languages = modules.flatMap(
      (path) => /\/intl\/.*([a-z]{2}-[A-Z]{2})\./.exec(path)?.[1] ?? [],
    );
    expect([...new Set(languages)].toSorted()).toEqual(["en-US", "ja-JP", "ko-KR"]);
    const unused =
      /private\/(?:Color|Modal|Sheet|TokenField|Tree\.|Virtualizer|color\/|tree\/|virtualizer\/)/;
    expect(modules.filter((path) => unused.test(path))).toEqual([]);
  });

  it("of styles.css is within its limit", () => {
    expect(brotli(read("styles.css"))).toBeLessThanOrEqual(limits.styles);
  });

  it("excludes react-aria and react-image-crop from public pages, and zod from the package", async () => {
    const load = (names: readonly string[]) => bundle(packed.consumer, reexport(names));
    const pages = await load(onPublicPages);
    expect(pages.modules.filter((path) => /react-(aria|stately|image-crop)/.test(path))).toEqual(
      [],
    );
    const all = await load(entryNames.filter((name) => name !== "style-tools"));
    expect(all.modules.filter((path) => /node_modules\/zod\//.test(path))).toEqual([]);
    expect(all.modules.length).toBeGreaterThan(pages.modules.length);
  });
});
