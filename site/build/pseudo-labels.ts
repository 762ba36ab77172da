import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Adds an accent to each letter of each text, except in `{tokens}`. */
export function addAccents<Labels>(labels: Labels): Labels {
  const accented = (text: string) =>
    text.replaceAll(/\{\w+\}|[a-z]/gi, (match) => (match.length > 1 ? match : `${match}\u0301`));
  // A copy with the same structure.
  return JSON.parse(JSON.stringify(labels), (_key, value: unknown) =>
    typeof value === "string" ? accented(value) : value,
  ) as Labels;
}

/**
 * With `VITE_PSEUDO_LOCALE=1` in development, the English labels of @realtor/ui have accents like the
 * messages, so that only text from neither is plain.
 */
export function pseudoLabels(): Plugin {
  return {
    name: "pseudo-labels",
    apply: "serve",
    enforce: "pre",
    async load(id) {
      if (!process.env["VITE_PSEUDO_LOCALE"]) return null;
      if (!/\/ui\/src\/labels\/(\w+\/)?en\.json$/.test(id)) return null;
      return JSON.stringify(addAccents(JSON.parse(await readFile(id, "utf8"))));
    },
  };
}
