import type { FileStore } from "@realtor/server/files/file-store";
import { sql, type SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";

/** Days after which an unused photo is deleted. Until then the editor of a browser may still save it. */
export const orphanDays = 30;

/** Uploads have random names (`createTicket`); samples are in a folder of their own. */
const upload = /^media\/([\w-]{22}\.[a-z]+)$/;

/** More in one run, and most of all photos, mean that the store does not belong to the database. */
const alwaysAllowed = 50;

/** Rows of a statement: profiles have up to some hundred kilobytes. */
const rowsAtOnce = 500;

/**
 * Deletes the photos that were uploaded before `time` and that no profile, listing, draft, version, contact request
 * or account names. Returns their number.
 * @throws Error without deleting anything, if most photos are unused.
 */
export async function deleteOrphans(
  { db, files }: { db: Db; files: FileStore },
  time: Date,
): Promise<number> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of files.list("media")) {
    const [, name] = upload.exec(key) ?? [];
    if (name !== undefined && modifiedAt < time) old.push(name);
  }
  const findUnused = async (names: string[]) => {
    if (names.length === 0) return names;
    const used = await readUsedNames(db);
    return names.filter((name) => !used.has(name));
  };
  // Twice: a draft may have been saved while all rows were read, and the second time there are few.
  const unused = await findUnused(await findUnused(old));
  if (unused.length > alwaysAllowed && unused.length > old.length / 2)
    throw new Error(
      `${unused.length} of ${old.length} photos are unused, so the photos may be those of another database: nothing was deleted. Check DATABASE_URL and S3_BUCKET.`,
    );
  for (const name of unused) await files.remove(`media/${name}`);
  return unused.length;
}

/** Every column that can contain the path of a photo, with the key of its table. */
const columns: readonly { table: SQL; id: SQL; text: SQL; first: string }[] = [
  { table: sql`realtors`, id: sql`id`, text: sql`profile::text`, first: "" },
  { table: sql`realtor_versions`, id: sql`id`, text: sql`profile::text`, first: "0" },
  { table: sql`contact_requests`, id: sql`id`, text: sql`listing::text`, first: "" },
  { table: sql`users`, id: sql`id`, text: sql`image`, first: "" },
  // Without those of feeds, of which there may be a million: their photos are no uploads.
  {
    table: sql`(select * from listings where source = 'manual') as own`,
    id: sql`listing_key`,
    text: sql`concat_ws(' ', record, media)`,
    first: "",
  },
  {
    table: sql`listing_documents`,
    id: sql`id`,
    text: sql`concat_ws(' ', published, draft)`,
    first: "",
  },
  { table: sql`listing_versions`, id: sql`id`, text: sql`content::text`, first: "0" },
];

async function readUsedNames(db: Db): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { table, id, text, first } of columns) {
    let last: string | null = first;
    while (last !== null) {
      const page: SQL = sql`(select ${id} as id, ${text} as text from ${table}
        where ${id} > ${last} order by ${id} limit ${rowsAtOnce})`;
      const { rows } = await execute(
        db,
        sql`select distinct name[1] as value from ${page} as page,
          regexp_matches(page.text, '/media/([A-Za-z0-9_-]{22}[.][a-z]+)', 'g') as name`,
      );
      for (const { value } of rows) if (value !== null) used.add(value);
      const next = await execute(db, sql`select max(id)::text as value from ${page} as page`);
      last = next.rows[0]?.value ?? null;
    }
  }
  return used;
}

interface Rows {
  rows: { value: string | null }[];
}

/** Both drivers return `{ rows }`; their shared type does not declare the result. */
async function execute(db: Db, query: SQL): Promise<Rows> {
  const result: unknown = await db.execute(query);
  return result as Rows;
}
