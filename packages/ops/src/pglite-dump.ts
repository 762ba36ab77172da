import { PGlite } from "@electric-sql/pglite";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@realtor/server/folder-lock";
import { StartError } from "@realtor/server/errors";
import { writeBackupFile } from "./backup-file.ts";
import { localDatabases } from "./env.ts";
import { readInventory, type TableContent } from "./inventory.ts";
import { withLocalCopy } from "./local-copy.ts";
import type { Dump } from "./manifest.ts";

/** Dumps the databases of a data folder, running or stopped, as compressed folders of PGlite. */
export async function dumpPglite(dataDir: string, folder: string): Promise<Dump> {
  const dump: Dump = { engine: "pglite", engineVersion: "", databases: [], files: [] };
  // Two commands would create the same copies.
  const release = await lockFolder(dataDir, "ops");
  try {
    for (const database of localDatabases(dataDir)) {
      const { tables, version, archive } = await withLocalCopy(database, readCopy);
      const path = `database/${database.id}.tar.gz`;
      dump.engineVersion = version;
      dump.databases.push({ dump: path, tables });
      dump.files.push(await writeBackupFile(folder, path, archive));
    }
    return dump;
  } finally {
    await release();
  }
}

/** Opening the copy also shows that the backup can be opened. */
async function readCopy(path: string) {
  const engine = await PGlite.create(path);
  try {
    const tables = await readInventory(engine);
    const { rows } = await engine.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const archive = await engine.dumpDataDir("gzip");
    return {
      tables,
      version: rows[0]?.version ?? "",
      archive: new Uint8Array(await archive.arrayBuffer()),
    };
  } finally {
    await engine.close();
  }
}

/**
 * Creates a database of a dump in a new folder. Returns its tables.
 * @throws StartError if this version of PGlite cannot open it.
 */
export async function loadPglite(
  folder: string,
  dump: string,
  target: string,
): Promise<TableContent[]> {
  const bytes = new Uint8Array(await readFile(join(folder, dump)));
  const loadDataDir = new Blob([bytes], { type: "application/x-gzip" });
  const engine = await PGlite.create(target, { loadDataDir }).catch((error: unknown) => {
    throw new StartError(
      `${dump} cannot be opened: restore it with the release of the product that took the backup.`,
      { cause: error },
    );
  });
  try {
    return await readInventory(engine);
  } finally {
    await engine.close();
  }
}
