import { createHash } from "node:crypto";
import { globSync } from "node:fs";

const radix = 36;
const codeCount = radix ** 2;

/**
 * Assigns two characters to each file. They depend on its path, and only after a collision on other files: a new
 * file leaves the names of others as they are, and with them the files in the caches of browsers.
 *
 * @throws when there are more files than codes.
 */
export function assignFileCodes(files: readonly string[]): ReadonlyMap<string, string> {
  if (files.length > codeCount)
    throw new Error(
      `There are ${files.length} style files and ${codeCount} codes of two characters. Use three in tools/short-class-names.ts.`,
    );
  const codes = new Map<string, string>();
  const taken = new Set<number>();
  for (const file of files.toSorted()) {
    let code = createHash("sha256").update(file).digest().readUInt32BE() % codeCount;
    while (taken.has(code)) code = (code + 1) % codeCount;
    taken.add(code);
    codes.set(file, code.toString(radix).padStart(2, "0"));
  }
  return codes;
}

/** What vanilla-extract passes for a name: `hash` is a hash of the file and a number in base 36. */
interface StyleName {
  hash: string;
  filePath: string;
}

interface ShortNames {
  /** First characters of each name. */
  prefix: string;
  /** Root of vanilla-extract's paths. */
  cwd: string;
  /** Glob patterns of all style files, relative to `cwd`. */
  files: string | string[];
}

/**
 * Names classes, keyframes and variables `<prefix><file><number>` instead of vanilla-extract's hash of six
 * characters and more, which does not compress: 3 to 4 % of each document.
 */
export function createShortNames({ prefix, cwd, files }: ShortNames): (name: StyleName) => string {
  const codes = assignFileCodes(globSync(files, { cwd }).map((file) => file.replaceAll("\\", "/")));
  const hashLengths = new Map<string, number>();
  return ({ hash, filePath }) => {
    const code = codes.get(filePath);
    if (code === undefined)
      throw new Error(
        `The style file "${filePath}" is in none of the folders with short class names. Add its folder to "files" where createShortNames is called.`,
      );
    const length = hashLengths.get(filePath) ?? readHashLength(hash);
    hashLengths.set(filePath, length);
    return `${prefix}${code}${hash.slice(length)}`;
  };
}

/** Length of the hash in the first name of a file, which ends with the number 0. */
function readHashLength(firstName: string): number {
  if (!firstName.endsWith("0"))
    throw new Error(
      `The first name "${firstName}" of a style file does not end with 0, so vanilla-extract counts in another way: adapt tools/short-class-names.ts.`,
    );
  return firstName.length - 1;
}
