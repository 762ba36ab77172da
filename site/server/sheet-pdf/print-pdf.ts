import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface PrintOptions {
  chromiumPath: string;
  /** On this machine; no other host is reachable from the page. */
  url: string;
  timeoutMs: number;
}

/**
 * Creates a PDF of a page, with a headless Chromium that ends afterwards.
 * @throws Error if it fails, or if it has not ended after the timeout.
 */
export async function printPdf({ chromiumPath, url, timeoutMs }: PrintOptions): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sheet-pdf-"));
  const file = join(folder, "sheet.pdf");
  try {
    await run(chromiumPath, timeoutMs, [
      "--headless",
      "--disable-gpu",
      "--disable-extensions",
      "--disable-background-networking",
      "--no-first-run",
      // Root has no sandbox in Chromium; the page is the site's own.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      `--user-data-dir=${join(folder, "profile")}`,
      "--no-pdf-header-footer",
      `--print-to-pdf=${file}`,
      url,
    ]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs a program in its own process group, which is ended as a whole at the timeout. */
function run(program: string, timeoutMs: number, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "ignore", detached: true });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      reject(new Error(`Chromium has not ended after ${timeoutMs} ms.`));
    }, timeoutMs);
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`Chromium ended with code ${code}.`));
    });
  });
}
