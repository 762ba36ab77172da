/**
 * Verifies the translations of the messages and compiles all languages to syntax trees, with @formatjs/cli. The
 * English ones, with descriptions for translators, are in content/en/messages. Everything it writes is in
 * app/i18n/compiled:
 *
 * - `text/<locale>.json`: all texts of a language
 * - `<locale>.json`: the same as syntax trees, and `pseudo/en.json`: English with accents
 * - `browser/<area>.<lang>.json`: the texts of an area whose scripts load no react-intl, or the syntax trees
 *   of one that is shown in another language than the page or only behind sign-in
 */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import type { Plugin } from "vite";

const site = fileURLToPath(new URL("..", import.meta.url));
const cli = createRequire(import.meta.url).resolve("@formatjs/cli/bin/formatjs");
const out = "app/i18n/compiled";
/** Areas without variables, which scripts import in the browser. */
const browserAreas = ["consent", "newBuild", "editBar", "accountMenu"];
/** Areas that scripts import as syntax trees: in another language than that of the page, or behind sign-in. */
const otherLanguageAreas = ["inboxReply", "buying"];

/** Runs one command of the CLI; no argument contains a space. */
async function formatjs(command: string): Promise<void> {
  await promisify(execFile)(process.execPath, [cli, ...command.split(" ")], { cwd: site }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`formatjs ${command} failed:\n${error.stdout}${error.stderr}`, {
        cause: error,
      });
    },
  );
}

/** Writes all files. Rejects with the output of formatjs when a translation is missing or differs in its variables. */
export async function compileMessages(): Promise<void> {
  const text = (locale: string) => `${out}/text/${locale}.json`;
  await rm(`${site}/${out}/text`, { recursive: true, force: true });
  await checkEnglish();
  for (const locale of locales) {
    const format = locale === "en" ? "" : "--format simple ";
    await formatjs(`compile content/${locale}/messages/*.json ${format}--out-file ${text(locale)}`);
  }
  await formatjs(
    `verify ${out}/text/*.json --source-locale en --missing-keys --extra-keys --structural-equality`,
  );
  await formatjs(`compile-folder ${out}/text ${out} --ast --format simple`);
  await formatjs(
    `compile ${text("en")} --format simple --ast --pseudo-locale en-XA --out-file ${out}/pseudo/en.json`,
  );
  await mkdir(`${site}/${out}/browser`, { recursive: true });
  for (const locale of locales) {
    await writeAreas(browserAreas, { locale, from: text(locale) });
    await writeAreas(otherLanguageAreas, { locale, from: `${out}/${locale}.json` });
  }
}

/** Writes the messages of each area in one language to a file of their own. */
async function writeAreas(
  areas: readonly string[],
  { locale, from }: { locale: Locale; from: string },
): Promise<void> {
  const messages = JSON.parse(await readFile(`${site}/${from}`, "utf8")) as object;
  for (const area of areas) {
    const picked = Object.entries(messages).filter(([id]) => id.startsWith(`${area}.`));
    const file = `${site}/${out}/browser/${area}.${htmlLang(locale)}.json`;
    await writeFile(file, JSON.stringify(Object.fromEntries(picked)));
  }
}

type English = Record<string, { defaultMessage?: string; description?: string }>;

/** Checks that each English message has a text and a description, and that code names it. */
async function checkEnglish(): Promise<void> {
  const files = globSync("content/en/messages/*.json", { cwd: site });
  const messages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(`${site}/${file}`, "utf8")) as English),
  );
  const entries = messages.flatMap((area) => Object.entries(area));
  const incomplete = entries.flatMap(([id, { defaultMessage, description }]) =>
    defaultMessage && description ? [] : [id],
  );
  if (incomplete.length > 0)
    throw new Error(
      `${incomplete.join(", ")}: add defaultMessage and description in content/en/messages.`,
    );
  await checkUsed(entries.map(([id]) => id));
}

/**
 * Throws for ids that no code names: as a whole, or by a template literal such as `process.${step}.title`, whose
 * ids tsc compares with the messages.
 */
async function checkUsed(ids: readonly string[]): Promise<void> {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: site, exclude: ["app/**/*.test.*"] });
  const code = (await Promise.all(files.map((file) => readFile(`${site}/${file}`, "utf8")))).join(
    "\n",
  );
  const named = new Set([...code.matchAll(/"([\w-]+\.[\w.-]+)"/g)].map(([, id]) => id));
  const families = [...code.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}]*\})+)`/g)].map(
    ([, template = ""]) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, ".+")}$`),
  );
  const unused = ids.filter((id) => !named.has(id) && !families.some((family) => family.test(id)));
  if (unused.length > 0)
    throw new Error(
      `${unused.join(", ")}: no code names them. Remove them from content/*/messages.`,
    );
}

/** In development, compiles the messages at the start and after each change of one. */
export function watchMessages(): Plugin {
  return {
    name: "watch-messages",
    apply: "serve",
    async configureServer({ watcher, config }) {
      await compileMessages();
      watcher.on("change", (file) => {
        if (/\/content\/.*\/messages\//.test(file))
          compileMessages().catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}

if (import.meta.main)
  await compileMessages().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

/** Vitest calls this before the tests of the site. */
export { compileMessages as setup };
