import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Checks a text as `npm run lint` checks files. */
function checkVocabulary(text: string): string {
  const { stdout } = spawnSync(
    "node_modules/.bin/cspell",
    ["--no-progress", "--no-summary", "--no-default-configuration", "stdin://checked.ts"],
    { cwd: root, input: text, encoding: "utf8" },
  );
  return stdout;
}

it("finds a flagged word after hundreds of unknown ones, as part of a name too", () => {
  const names = Array.from({ length: 500 }, (_, index) => {
    const letters = [index / 26, index % 26].map((n) => String.fromCharCode(97 + Math.floor(n)));
    return `const qz${letters.join("")}xk = 0;`;
  });
  const found = checkVocabulary([...names, "const isAwake = true;"].join("\n"));
  expect(found).toContain("Forbidden word (Awake)");
  expect(found.trim().split("\n")).toHaveLength(1);
});

it("accepts terms of other specifications", () => {
  expect(checkVocabulary("  telephone: phone,\n<picture>")).toBe("");
});
