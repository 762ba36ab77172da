import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const folders = ["packages/backend/drizzle", "site/drizzle"];
const root = new URL("../../../", import.meta.url);

/** Written before two versions could run side by side. */
const earlier = /^(?:packages\/backend\/drizzle\/000[0-7]|site\/drizzle\/000[01])_/;

/** Statements after which the code of the previous version could fail. */
const contracting =
  /\bDROP\s+(?:COLUMN|TABLE|SCHEMA|TYPE)\b|\bRENAME\b|\bSET\s+(?:NOT\s+NULL|DATA\s+TYPE)\b|\bTYPE\s+\w+\s+USING\b|\bADD\s+COLUMN\s(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i;

/** Whether a migration suits the previous version, or names the migration that programs need after it. */
function isAllowed(sql: string, known: readonly string[]): boolean {
  const [, needs] = /^-- contract: needs (\S+)/.exec(sql) ?? [];
  return needs === undefined ? !contracting.test(sql) : known.includes(needs);
}

it("migrations suit the code of the previous version", () => {
  const names = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .filter((name) => name.endsWith(".sql"))
      .map((name) => `${folder}/${name}`),
  );
  expect(names.filter((name) => earlier.test(name))).toHaveLength(10);
  const tags = names.map((name) => basename(name, ".sql"));
  const refused = names.filter(
    (name) => !earlier.test(name) && !isAllowed(readFileSync(new URL(name, root), "utf8"), tags),
  );
  expect(refused, "see docs/how-to/change-the-schema.md").toEqual([]);
});

it.each([
  ['ALTER TABLE "realtors" DROP COLUMN "own_host";', false],
  ['DROP TABLE "leads";', false],
  ['ALTER TABLE "leads" RENAME COLUMN "area" TO "region";', false],
  ['ALTER TABLE "leads" ALTER COLUMN "area" SET NOT NULL;', false],
  ['ALTER TABLE "leads" ALTER COLUMN "area" SET DATA TYPE jsonb;', false],
  ['ALTER TABLE "leads" ADD COLUMN "region" text NOT NULL;', false],
  ['ALTER TABLE "leads" ADD COLUMN "region" text DEFAULT \'\' NOT NULL;', true],
  ['ALTER TABLE "leads" ADD COLUMN "region" text;', true],
  ['CREATE TABLE "regions" ("id" text PRIMARY KEY NOT NULL);', true],
  ['-- contract: needs 0001_b\nALTER TABLE "realtors" DROP COLUMN "own_host";', true],
  ['-- contract: needs 0009_x\nALTER TABLE "realtors" DROP COLUMN "own_host";', false],
])("%s is allowed: %s", (sql, allowed) => expect(isAllowed(sql, ["0001_b"])).toBe(allowed));
