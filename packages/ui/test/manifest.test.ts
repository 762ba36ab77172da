import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { packageFolder } from "../build/package-files.ts";

const read = (path: string) => readFileSync(resolve(packageFolder, path), "utf8");

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly type: string; readonly url: string; readonly directory: string };
  readonly files: readonly string[];
  readonly publishConfig: { readonly access: string; readonly provenance: boolean };
}

// The file is part of this package, so its type is known.
const manifest = JSON.parse(read("package.json")) as Manifest;

it("names the repository from which npm verifies the provenance, and its pages", () => {
  const { repository, homepage, bugs, publishConfig } = manifest;
  expect(publishConfig).toMatchObject({ access: "public", provenance: true });
  expect(repository).toMatchObject({ type: "git", directory: "packages/ui" });
  const [, page] = /^git\+(https:\/\/github\.com\/[\w-]+\/[\w-]+)\.git$/.exec(repository.url) ?? [];
  expect(homepage).toBe(`${page}/tree/main/${repository.directory}#readme`);
  expect(bugs).toBe(`${page}/issues`);
});

it("can be found and used: keywords, license and a change log of its version", () => {
  expect(manifest.keywords).toEqual(expect.arrayContaining(["design-system", "react"]));
  expect(manifest.license).toBe("MIT");
  expect(manifest.files).toEqual(["dist", "LICENSE", "CHANGELOG.md"]);
  const [, newest] = /^## (\d+\.\d+\.\d+)$/m.exec(read("CHANGELOG.md")) ?? [];
  expect(newest).toBe(manifest.version);
});
