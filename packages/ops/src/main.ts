import { resolve } from "node:path";
import { FilesUnavailableError } from "@realtor/server/files/file-store";
import { getErrorCode, StartError } from "@realtor/server/errors";
import { backUp, type BackupSummary } from "./backup.ts";
import { readEnv } from "./env.ts";
import { verifyBackup } from "./manifest.ts";
import { migrate } from "./migrate.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";

const usage = `Usage:
  pnpm ops backup --to FOLDER     copy databases, photos and secrets to a new folder
  pnpm ops verify --from FOLDER   compare a backup with its manifest
  pnpm ops restore --from FOLDER  restore a backup into an empty product
  pnpm ops move                   copy DATA_DIR to DATABASE_URL and S3_BUCKET
  pnpm ops migrate                bring the databases up to date with this version

DATA_DIR, DATABASE_URL and the S3 variables are those of the product: docs/operations/backup.md
`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Record<string, { flag?: string; run: (folder: string) => Promise<void> }> = {
  backup: {
    flag: "--to",
    async run(folder) {
      say(`Backup in ${folder}: ${describe(await backUp(readEnv(process.env), folder))}.`);
    },
  },
  verify: {
    flag: "--from",
    async run(folder) {
      const { takenAt, files } = await verifyBackup(folder);
      say(`The backup of ${takenAt} is complete: ${files.length} files.`);
    },
  },
  restore: {
    flag: "--from",
    async run(folder) {
      const summary = describe(await restore(readEnv(process.env), folder));
      say(`Restored and compared with ${folder}: ${summary}.`);
    },
  },
  migrate: { run: () => migrate(readEnv(process.env), say) },
  move: { run: () => move(readEnv(process.env), say) },
};

function describe({ rows, photos, bytes }: BackupSummary): string {
  return `${rows} rows, ${photos} photos, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** What an operator can do about an error; undefined for an error of the program. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (error instanceof FilesUnavailableError)
    return `${error.message} Check that it responds, then run the command again.`;
  const code = getErrorCode(error) ?? "";
  if (!["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "ENOTDIR"].includes(code))
    return undefined;
  return `A file cannot be written or read (${error instanceof Error ? error.message : code}): make room, or grant the permission, then run the command again.`;
}

/** Runs the command of the arguments. Returns the exit code. */
async function run([name = "", flag, folder, ...rest]: readonly string[]): Promise<number> {
  const command = commands[name];
  const isValid = command?.flag
    ? flag === command.flag && folder && rest.length === 0
    : command && flag === undefined;
  if (!command || !isValid) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    await command.run(resolve(folder ?? ""));
    return 0;
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}

// Backups have personal data and secrets: files are 0600, and folders 0700.
process.umask(0o077);
process.exit(await run(process.argv.slice(2)));
