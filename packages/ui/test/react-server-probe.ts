/**
 * Imports each entry in a React Server Components environment, where a "use client" file is replaced by
 * client references. Usage, from a consumer's folder:
 * `node --conditions=react-server react-server-probe.ts <folder> <name>…`. Prints errors by entry as JSON.
 */
import { replaceClientFiles } from "./react-server-hooks.ts";

const [folder = "", ...names] = process.argv.slice(2);
const packageUrl = replaceClientFiles(folder);

const failures: Record<string, string> = {};
for (const name of names) {
  try {
    await import(`${packageUrl}dist/${name}.js`);
  } catch (error) {
    failures[name] = String(error);
  }
}
process.stdout.write(JSON.stringify(failures));
