/**
 * Verifies the translations of the messages and compiles all languages to syntax trees, with @formatjs/cli. The
 * English ones are in content/en/messages; those of some areas are still in the code (app/i18n/messages.ts), from
 * which they are extracted. Everything it writes is in app/i18n/compiled:
 *
 * - `source/en.json`: messages with descriptions, for translators
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
import type { Message } from "../app/i18n/define-messages.ts";

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
  const source = `${out}/source/en.json`;
  const text = (locale: string) => `${out}/text/${locale}.json`;
  await rm(`${site}/${out}/text`, { recursive: true, force: true });
  await formatjs(
    `extract app/**/*.{ts,tsx} --ignore app/**/*.test.* --preserve-whitespace --out-file ${source}`,
  );
  const english = await readEnglish();
  await checkUsed(Object.keys(english));
  await addEnglish(source, english);
  await formatjs(`compile ${source} --out-file ${text("en")}`);
  for (const locale of locales.filter((one) => one !== "en"))
    await formatjs(
      `compile content/${locale}/messages/*.json --format simple --out-file ${text(locale)}`,
    );
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

type Texts = Record<string, Partial<Pick<Message, "defaultMessage" | "description">>>;

const readTexts = async (path: string) =>
  JSON.parse(await readFile(`${site}/${path}`, "utf8")) as Texts;

/** The English messages of all files, by id. */
async function readEnglish(): Promise<Texts> {
  const files = globSync("content/en/messages/*.json", { cwd: site });
  return Object.assign({}, ...(await Promise.all(files.map(readTexts)))) as Texts;
}

/** Adds the English messages to those extracted from the code, and checks that each has a text and a description. */
async function addEnglish(source: string, english: Texts): Promise<void> {
  const extracted = await readTexts(source);
  const twice = Object.keys(english).filter((id) => extracted[id]?.defaultMessage);
  if (twice.length > 0)
    throw new Error(
      `${twice.join(", ")}: in content/en/messages and in the code. Leave the id in the code.`,
    );
  const all = { ...extracted, ...english };
  const incomplete = Object.entries(all).flatMap(([id, { defaultMessage, description }]) =>
    defaultMessage && description ? [] : [id],
  );
  if (incomplete.length > 0)
    throw new Error(
      `${incomplete.join(", ")}: add defaultMessage and description in content/en/messages.`,
    );
  await writeFile(`${site}/${source}`, JSON.stringify(all, null, 2));
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
        if (!file.includes(out))
          compileIfChanged(file).catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}

async function compileIfChanged(file: string): Promise<void> {
  const isTranslation = file.includes("/content/") && file.endsWith(".json");
  if (isTranslation || (await readFile(file, "utf8")).includes("defaultMessage"))
    await compileMessages();
}

if (import.meta.main)
  await compileMessages().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

/** Vitest calls this before the tests of the site. */
export { compileMessages as setup };
