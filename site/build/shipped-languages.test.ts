import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const assets = resolve(import.meta.dirname, "../dist/client/assets");
const fromKit = createRequire(resolve(import.meta.dirname, "../../packages/ui/package.json"));
/** Built-in texts of react-aria, a module for each of 34 languages. */
const texts = join(dirname(fromKit.resolve("react-aria/package.json")), "dist/private/intl");

/** A text of the button that clears a search field, which every build with a search field contains. */
async function readText(language: string): Promise<string> {
  // A module of the library, whose values are texts.
  const module = (await import(join(texts, `searchfield/${language}.mjs`))) as {
    default: Readonly<Record<string, string>>;
  };
  return module.default["Clear search"] ?? "missing";
}

it("the browser gets the texts of react-aria in the languages of the product only", async () => {
  const languages = readdirSync(join(texts, "searchfield"))
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => file.replace(".mjs", ""));
  expect(languages.length).toBeGreaterThan(30);
  const code = readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(assets, file), "utf8"))
    .join("\n");
  const shipped = await Promise.all(
    languages.map(async (language) => (code.includes(await readText(language)) ? [language] : [])),
  );
  // Fails without optimizeLocales in vite.config.ts.
  expect(shipped.flat().toSorted()).toEqual(["en-US", "ja-JP", "ko-KR"]);
});
