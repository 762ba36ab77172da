import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { splitIntoBatches } from "@realtor/server/concurrency";
import { StartError } from "@realtor/server/errors";
import { z } from "zod";
import { type BackupFile, backupFile, filePath, measureFile } from "./backup-file.ts";
import { tableContent } from "./inventory.ts";

/** Raised when a release cannot restore what an earlier one wrote. */
const format = 1;

const manifestSchema = z.object({
  format: z.literal(format),
  takenAt: z.iso.datetime(),
  engine: z.enum(["pglite", "postgresql"]),
  /** Version of the database server. */
  engineVersion: z.string(),
  databases: z.array(z.object({ dump: filePath, tables: z.array(tableContent) })),
  files: z.array(backupFile),
});

/** What a backup contains. It is written last, so that an incomplete backup has none. */
export type Manifest = z.output<typeof manifestSchema>;

export type Dump = Pick<Manifest, "engine" | "engineVersion" | "databases" | "files">;

const fileName = "manifest.json";

/** Writes the manifest completely or not at all. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, "format" | "takenAt">,
  takenAt: Date,
): Promise<void> {
  const manifest: Manifest = { format, takenAt: takenAt.toISOString(), ...content };
  const draft = join(folder, `.${fileName}`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, fileName));
}

/**
 * Reads the manifest and compares every file with it.
 * @throws StartError for an incomplete or damaged backup.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  for (const batch of splitIntoBatches(manifest.files, 8))
    problems.push(...(await Promise.all(batch.map((file) => checkFile(folder, file)))).flat());
  if (problems.length > 0)
    throw new StartError(
      `The backup in ${folder} is damaged: ${problems.slice(0, 5).join(" ")} Use another backup; nothing was restored.`,
    );
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), "utf8").catch(() => {
    throw new StartError(
      `${folder} has no ${fileName}: it is not a backup, or the backup was not completed. Use another one.`,
    );
  });
  const result = manifestSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new StartError(
    `The ${fileName} in ${folder} is damaged or of another release: use another backup, or the release that took it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function checkFile(folder: string, expected: BackupFile): Promise<string[]> {
  const found = await measureFile(join(folder, expected.path)).catch(() => undefined);
  if (!found) return [`${expected.path} is missing.`];
  if (found.size !== expected.size)
    return [`${expected.path} has ${found.size} bytes instead of ${expected.size}.`];
  return found.sha256 === expected.sha256 ? [] : [`${expected.path} has another content.`];
}
