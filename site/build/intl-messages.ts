import { readFileSync } from "node:fs";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const messageFile = /\/messages\.[a-zA-Z-]+\.json$/;

/**
 * Compiles `messages.<locale>.json` to ICU syntax trees, so that pages do not include the ICU parser.
 * Invalid messages fail the build with their id.
 */
export function intlMessages(): Plugin {
  return {
    name: "intl-messages",
    enforce: "pre",
    load(id) {
      if (!messageFile.test(id)) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(compile(id))}`, moduleType: "js" };
    },
  };
}

function compile(file: string): Record<string, MessageFormatElement[]> {
  const source = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => {
      try {
        return [id, parse(text)];
      } catch (error) {
        throw new Error(`${file}: message "${id}" is not valid ICU. Fix its braces or quotes.`, {
          cause: error,
        });
      }
    }),
  );
}
