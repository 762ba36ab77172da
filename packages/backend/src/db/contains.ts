import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";

/** Whether a text holds `part`, in any case. Wildcards in `part` stand for themselves. */
export function contains(text: SQLWrapper, part: string): SQL {
  return sql`${text} ilike ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
}
