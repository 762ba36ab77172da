import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readSource } from "../docs/repository.ts";
import { productionFiles } from "./production-files.ts";

const forDevelopment =
  /(?:^|\/)(?:test|e2e|soak|bench|build|fakes|fixtures|foundations)\/|\.(?:test|stories)\./;

/** The build replaces files of styles by their CSS. */
const isStyle = (path: string) => path.endsWith(".css.ts");

/** Only loaded with `NODE_ENV=development`. */
const development = [
  "site/app/hydration/boot.dev.ts: @vite/client",
  "site/server/render/page-renderer.ts: vite",
];

/** The published package of the kit contains it, and `tools/release/assemble.ts` links it to the sources. */
const bundled = ["packages/ui: @realtor/profile"];

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readInstalled(path: string): string[] {
  const folder = /^(?:packages\/[\w-]+|site)/.exec(path)?.[0] ?? "";
  // Checked by the package manager.
  const manifest = JSON.parse(readSource(`${folder}/package.json`)) as Manifest;
  const inPackage = bundled.flatMap((line) => line.split(`${folder}: `)[1] ?? []);
  return [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), ...inPackage];
}

it("production imports no tests, stand-ins, samples of code or development packages", () => {
  const problems = productionFiles.flatMap(({ path, imports }) => {
    const installed = readInstalled(path);
    const isAllowed = (imported: string) => {
      if (imported.startsWith("#")) return !forDevelopment.test(imported.slice(1));
      if (imported.startsWith(".")) return !forDevelopment.test(join(dirname(path), imported));
      if (builtinModules.includes(imported.replace("node:", ""))) return true;
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? "";
      return installed.includes(name) || (isStyle(path) && name === "@vanilla-extract/css");
    };
    return imports.filter((imported) => !isAllowed(imported)).map((name) => `${path}: ${name}`);
  });
  expect(problems).toEqual(development);
});
