import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright";

/** Selectors of the elements to check, and of those to leave out. */
export interface AxeScope {
  readonly include?: string[];
  readonly exclude?: string[];
}

let script: Promise<string> | undefined;

function readScript(): Promise<string> {
  script ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return script;
}

/** Documents of a page keep axe, so it may be loaded already. */
async function loadAxe(frame: Frame): Promise<void> {
  // The last value is sent back.
  if (!(await frame.evaluate(() => "axe" in window)))
    await frame.evaluate(`${await readScript()};0`);
}

/** A violated rule and one of its elements. */
export interface Violation {
  readonly id: string;
  readonly html: string;
  readonly message: string;
}

/**
 * Accessibility violations of a page and its iframes of the same origin. AxeBuilder of @axe-core/playwright takes
 * three times as long: it loads axe twice for each call and transfers the complete results.
 */
export async function runAxe(
  page: Page,
  options: RunOptions,
  scope: AxeScope = {},
): Promise<readonly Violation[]> {
  const main = page.mainFrame();
  await loadAxe(main);
  if (!scope.exclude?.includes("iframe")) {
    const iframes = page.frames().filter((frame) => frame !== main);
    // A frame may be removed meanwhile.
    for (const frame of iframes) await loadAxe(frame).catch(() => undefined);
  }
  return page.evaluate(
    async ({ runOptions, context }) => {
      // Defined by the script above.
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(context ?? document, runOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => ({ id, html, message: any[0]?.message ?? "" })),
      );
    },
    {
      runOptions: { resultTypes: ["violations" as const], ...options },
      context: scope.include || scope.exclude ? scope : null,
    },
  );
}
