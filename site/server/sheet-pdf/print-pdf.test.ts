import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { printPdf } from "./print-pdf.ts";

/** Creates a program that writes its last argument to the PDF. */
async function createBrowser(folder: string): Promise<string> {
  const path = join(folder, "browser.sh");
  await writeFile(
    path,
    `#!/bin/sh
for argument in "$@"; do
  case "$argument" in --print-to-pdf=*) file="\${argument#--print-to-pdf=}";; esac
  last="$argument"
done
printf %s "$last" > "$file"
`,
  );
  await chmod(path, 0o755);
  return path;
}

it.each([
  ["a command in dollars", "$(touch executed)"],
  ["a command in backticks", "`touch executed`"],
  ["a second command", "; touch executed #"],
  ["quotes", `" ' && touch executed && echo "`],
  ["a pipe and a redirection", "| touch executed > executed"],
  ["a line break", "\ntouch executed\n"],
  ["a variable", "$HOME"],
])("an address with %s is one argument of the browser, and runs nothing", async (_, text) => {
  const folder = await mkdtemp(join(tmpdir(), "print-pdf-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const chromiumPath = await createBrowser(folder);
  const url = `http://127.0.0.1/${text.replaceAll("executed", join(folder, "executed"))}`;
  const pdf = await printPdf({ chromiumPath, url, timeoutMs: 10_000 });
  expect(pdf.toString()).toBe(url);
  expect(await readdir(folder)).toEqual(["browser.sh"]);
});
