import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";

/** Condition: `text` contains `part`, ignoring case. Wildcards in `part` are escaped. */
export function containsText(text: SQLWrapper, part: string): SQL {
  return sql`${text} ilike ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
}
