import { brokerageOf, ownBrokerage } from "@realtor/profile/brokerage";
import { licenseKeys } from "@realtor/profile/licenses";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { licenseReleases, realtors } from "../db/schema.ts";
import { licenseWords } from "../db/tables/realtors.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { getDraft, withoutDraft } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/** Serializes publications with a new license number: of two at once, the second finds the first. */
const licenseLock = 7_251_004;

/** A website that becomes public, and its account. */
interface Applicant {
  owner: { id: string; name: string };
  profile: StoredProfile;
}

/** The public state of a website; without a profile before its creation. */
interface Publication {
  published: boolean;
  profile?: StoredProfile;
}

/**
 * Whether a license number of an agent's website that becomes public is on another account's published
 * website. Numbers that visitors see already are not compared. Until the transaction ends, no other
 * website gets a number.
 */
export async function hasTakenLicense(
  tx: Db,
  before: Publication,
  applicant: Applicant,
): Promise<boolean> {
  const keys = newKeys(before, applicant.profile);
  if (keys.length === 0) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(${licenseLock})`);
  const [holders = []] = await findHolders(tx, [{ ...applicant, keys }]);
  return holders.length > 0;
}

/**
 * For each website, the addresses of the published ones whose license number its next publication would
 * repeat.
 */
export async function findLicenseHolders(
  db: Db,
  rows: readonly StoredRealtor[],
): Promise<string[][]> {
  return findHolders(
    db,
    rows.map((row) => {
      const profile = nextProfile(row);
      const owner = { id: row.userId, name: row.userName };
      return { owner, profile, keys: newKeys(row, profile) };
    }),
  );
}

/** Allows the license numbers of a website and of its draft, which another one has. */
export async function releaseLicenses(
  tx: Db,
  realtor: StoredRealtor,
  adminId: string,
): Promise<void> {
  const keys = newKeys(realtor, nextProfile(realtor));
  if (keys.length === 0) return;
  const release = { userId: realtor.userId, releasedBy: adminId, releasedAt: new Date() };
  await tx
    .insert(licenseReleases)
    .values(keys.map((license) => ({ ...release, license })))
    .onConflictDoNothing();
}

/** What the next publication shows: the profile with its draft. */
function nextProfile({ profile }: Pick<StoredRealtor, "profile">): StoredProfile {
  return { ...withoutDraft(profile), ...getDraft(profile)?.changes };
}

/** The license numbers that visitors do not see yet. */
function newKeys(before: Publication, profile: StoredProfile): string[] {
  const shown = before.published && before.profile ? licenseKeys(before.profile) : [];
  return licenseKeys(profile).filter((key) => !shown.includes(key));
}

/**
 * The addresses of other accounts' published websites with one of the license numbers, unless staff
 * allowed it. A brokerage's own page may have the number of an agent who names that brokerage.
 */
async function findHolders(
  db: Db,
  applicants: readonly (Applicant & { keys: readonly string[] })[],
): Promise<string[][]> {
  const words = applicants.flatMap(({ keys }) => keys.flatMap(wordsOf));
  if (words.length === 0) return applicants.map(() => []);
  const { userId, desiredUrl, profile } = realtors;
  const holders = await db
    .select({ userId, desiredUrl, profile })
    .from(realtors)
    .where(
      and(
        eq(realtors.published, true),
        sql`${licenseWords(profile)} && ${sql.param(words)}::text[]`,
      ),
    );
  const released = await db
    .select()
    .from(licenseReleases)
    .where(
      inArray(
        licenseReleases.userId,
        applicants.map(({ owner }) => owner.id),
      ),
    );
  return applicants.map(({ owner, profile: next, keys }) => {
    const allowed = released.filter((one) => one.userId === owner.id).map(({ license }) => license);
    const wanted = keys.filter((key) => !allowed.includes(key));
    const brokerage = ownBrokerage({ ...next, userName: owner.name });
    return holders
      .filter((holder) => holder.userId !== owner.id)
      .filter((holder) => licenseKeys(holder.profile).some((key) => wanted.includes(key)))
      .filter((holder) => brokerage === null || brokerageOf(holder.profile) !== brokerage)
      .map((holder) => holder.desiredUrl);
  });
}

/** The words of a license number, as `licenseWords` has them. */
function wordsOf(key: string): string[] {
  return key
    .slice(key.indexOf(":") + 1)
    .split(/[^A-Z0-9-]+/)
    .filter((word) => word !== "");
}
