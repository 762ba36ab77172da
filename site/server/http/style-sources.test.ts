import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { getStyleSource, libraryStyles } from "./style-sources.ts";

it("is the hash of the text", () => {
  expect(getStyleSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it("contains the styles of the installed react-aria", async () => {
  const fromUi = createRequire(new URL("../../../packages/ui/package.json", import.meta.url));
  const folder = dirname(fromUi.resolve("react-aria/package.json"));
  const files = ["interactions/usePress.mjs", "overlays/usePreventScroll.mjs"];
  const texts = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(folder, "dist/private", file), "utf8");
      const [, template = ""] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? [];
      return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, "data-react-aria-pressable").trim();
    }),
  );
  expect(texts).toEqual(libraryStyles);
});
