/**
 * Copies what the two processes and "ops" need in production into an empty folder, with their dependencies:
 * `node tools/release/assemble.ts <folder>`, after a build. The Dockerfile and docs/operations/install.md use it.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { processOptions } from "../process-options.ts";
import { readPackageManager } from "../supply-chain/run-pnpm.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Packages whose dependencies the processes and the commands of an operator load. The build contains the kit and
 * what it imports.
 */
const packages = [
  "@realtor/site",
  "@realtor/server",
  "@realtor/api",
  "@realtor/profile",
  "@realtor/backend",
  "@realtor/ops",
];
/** The kit's sources: the site's server loads its labels and what reads profiles and listings. */
const kit = "@realtor/ui";

const copied = [
  "LICENSE",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "packages/api",
  "packages/profile",
  "packages/server",
  "packages/backend",
  "packages/ops",
  "packages/ui/package.json",
  "packages/ui/src",
  "site/drizzle",
  "site/package.json",
  "site/app",
  "site/content",
  "site/server",
];
/** Written by the build. */
const built = ["site/dist", "site/app/i18n/compiled"];
const isDevelopment =
  /\.(?:test|stories)\.tsx?$|\/test\/|\/images\/.*\.png$|\/drizzle\.config\.ts$/;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [argument] = process.argv.slice(2);
if (!argument) fail("The folder is missing: node tools/release/assemble.ts <folder>.");
const target = resolve(argument);
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${target} is not empty: name a new folder.`);
const missing = built.find((folder) => !existsSync(join(root, folder)));
if (missing)
  fail(`${missing} is missing: run "pnpm turbo run build --filter=@realtor/site" first.`);

function listSources(): string[] {
  const isSource = (path: string) =>
    !isDevelopment.test(`/${path}`) && statSync(join(root, path)).isFile();
  const paths = copied.flatMap((path) => [path, ...globSync(`${path}/**/*`, { cwd: root })]);
  return paths.filter(
    (path) => !/(?:^|\/)(?:node_modules|dist|\.turbo)\//.test(path) && isSource(path),
  );
}

for (const path of [...listSources(), ...built]) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}

const install = ["install", "--prod", "--frozen-lockfile", "--ignore-scripts", "--prefer-offline"];
const filters = [...packages, kit].flatMap((name) => ["--filter", name]);
execFileSync("npx", ["--yes", readPackageManager(), ...install, ...filters], {
  cwd: target,
  stdio: ["ignore", "ignore", "inherit"],
});

// A dependency for development of the kit, whose published package contains it: not installed here.
const linked = join(target, "packages/ui/node_modules/@realtor/profile");
mkdirSync(dirname(linked), { recursive: true });
symlinkSync("../../../profile", linked);

/** Node itself, for `npm start` on an older version, and font files that no process reads. */
const unused = [
  "node_modules/.pnpm/node-linux-*",
  "node_modules/.pnpm/pretendard*/node_modules/*/dist/web",
  "node_modules/.pnpm/pretendard*/node_modules/*/dist/public/static",
  "node_modules/.pnpm/pretendard*/node_modules/*/dist/public/variable/*.woff2",
];
for (const path of globSync(unused, { cwd: target }))
  rmSync(join(target, path), { recursive: true });

process.stdout.write(`${target}
Start in it, with the variables of docs/running.md:
  node ${processOptions.join(" ")} packages/backend/src/main.ts
  node ${processOptions.join(" ")} site/server/main.ts
`);
