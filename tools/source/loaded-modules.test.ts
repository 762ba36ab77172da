import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);

/** Prints the packages that loading a module loads. */
const script = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

/** Packages that a server loads before it has a configuration or a request. */
function listLoaded(file: string): string[] {
  const url = new URL(file, root);
  const parameters = ["--input-type=module", "--eval", script, url.href];
  const cwd = fileURLToPath(new URL(".", url));
  const output = execFileSync(process.execPath, parameters, { cwd, encoding: "utf8" });
  return JSON.parse(output) as string[]; // of the script above
}

it.each([
  ["site/server/create-site.ts", "sharp", ["satori", "subset-font", "@resvg/resvg-js"]],
  [
    "packages/backend/src/create-backend.ts",
    "better-auth",
    ["nodemailer", "@better-auth/kysely-adapter"],
  ],
])("%s loads what only some processes use on demand", (file, used, onDemand) => {
  const loaded = listLoaded(file);
  expect(loaded).toContain(used);
  const unused = [...onDemand, "@aws-sdk/client-s3", "@opentelemetry/sdk-trace", "prom-client"];
  expect(unused.filter((name) => loaded.includes(name))).toEqual([]);
});
