#!/usr/bin/env node
/**
 * Command `realtor-tokens [main color]`: prints the design tokens as JSON. Exits with 1 if the argument
 * is not a color.
 */
import { createDesignTokens } from "./design-tokens.ts";
import { parseColor } from "./parse-color.ts";

const [, , mainColor] = process.argv;

if (mainColor === undefined || parseColor(mainColor)) {
  process.stdout.write(`${JSON.stringify(createDesignTokens(mainColor), null, 2)}\n`);
} else {
  process.stderr.write(
    `realtor-tokens: ${JSON.stringify(mainColor)} is not a color. Pass #RRGGBB, #RGB or a CSS color name, in quotes: realtor-tokens "#0F5C4A".\n`,
  );
  process.exitCode = 1;
}
