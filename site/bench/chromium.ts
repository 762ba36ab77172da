import { type Browser, chromium } from "playwright";
import { chromiumPath } from "../../tools/chromium.ts";

/** Starts the same browser as the e2e tests. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}
