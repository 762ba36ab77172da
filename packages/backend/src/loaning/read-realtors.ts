import type {
  RealtorCounts,
  RealtorProfile,
  RealtorSort,
  RealtorState,
} from "@realtor/api/loaning";
import type { realtorListQuery } from "@realtor/api/loaning-schemas";
import type { ActivityState } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import { type Lens, toJsonPath } from "@realtor/profile/wire";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "../db/open-db.ts";
import { account, realtors, realtorSearch, suspensions, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { canManage } from "../identity/authenticate.ts";
import { type CurrentUser } from "../http/app-env.ts";
import { parseOwnHost, provedBy } from "../own-domain/claims.ts";
import { findFormerAddress } from "./former-addresses.ts";
import { findLicenseHolders } from "./license-conflicts.ts";
import { containsWords, limitSearch, searchRealtors } from "./search-realtors.ts";
import { serializeRealtor, type LoaningContext, type StoredRealtor } from "./stored-realtor.ts";

const realtorColumns = {
  ...getTableColumns(realtors),
  userName: user.name,
  suspendedAt: suspensions.suspendedAt,
  suspensionReason: suspensions.reason,
};

/** Selects websites with their account's name and suspension; callers add `where`. */
function selectRealtors(db: Db) {
  return db
    .select(realtorColumns)
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .leftJoin(suspensions, eq(suspensions.userId, realtors.userId))
    .$dynamic();
}

/**
 * Finds a website by id, by `desiredUrl` in any case, or by the origin of its proved own
 * domain (`https://agent.example`). An id contains digits and a `desiredUrl` none, so they never collide.
 */
export async function findRealtor(db: Db, reference: string): Promise<StoredRealtor | undefined> {
  const isOrigin = reference.includes("://");
  const host = isOrigin ? parseOwnHost(reference) : null;
  if (isOrigin && host === null) return undefined;
  const condition = isOrigin
    ? inArray(realtors.id, provedBy(db, host ?? ""))
    : or(
        eq(realtors.id, reference),
        eq(sql`lower(${realtors.desiredUrl})`, reference.toLowerCase()),
      );
  const [found] = await selectRealtors(db).where(condition).limit(1);
  return found;
}

/**
 * Selects a website for update or deletion and locks its row until the transaction ends.
 * @throws {Problem} 404 or 403.
 */
export async function lockRealtor(
  tx: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<StoredRealtor> {
  return requireManaged(await lockRealtorForJob(tx, id), currentUser);
}

/** `lockRealtor` for a job, which no user started. */
export async function lockRealtorForJob(tx: Db, id: string): Promise<StoredRealtor | undefined> {
  const selected = selectRealtors(tx).where(eq(realtors.id, id)).limit(1);
  const [found] = await selected.for("update", { of: realtors });
  return found;
}

/**
 * Selects a website that the user may manage.
 * @throws {Problem} 404 or 403.
 */
export async function readManagedRealtor(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<StoredRealtor> {
  const [found] = await selectRealtors(db).where(eq(realtors.id, id)).limit(1);
  return requireManaged(found, currentUser);
}

/** Users who may not see a website get a 404. */
function requireManaged(found: StoredRealtor | undefined, currentUser: CurrentUser): StoredRealtor {
  if (!found) throw new Problem("realtor.notFound");
  if (canManage(currentUser, found.userId)) return found;
  throw new Problem(found.published ? "auth.forbidden" : "realtor.notFound");
}

/**
 * Returns a website; an unpublished one only to its owner and admins. A former address returns the
 * website with its present one.
 * @throws {Problem} 404; 410 `realtor.deleted` for the address of a deleted website, and of one whose account is
 * being deleted.
 */
export async function getRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser | undefined,
  reference: string,
): Promise<RealtorProfile> {
  const found = (await findRealtor(db, reference)) ?? (await findMoved(db, reference));
  if (!found || !(found.published || canManage(currentUser, found.userId))) {
    throw new Problem(found?.publishAgain ? "realtor.deleted" : "realtor.notFound");
  }
  return serializeRealtor(found, urls, currentUser);
}

/** Finds a website by an address that it left. */
async function findMoved(db: Db, slug: string): Promise<StoredRealtor | undefined> {
  const former = await findFormerAddress(db, slug);
  if (former?.deletedAt) throw new Problem("realtor.deleted");
  return former && findRealtor(db, former.realtorId);
}

/**
 * Lists websites: all for an admin, their own for a realtor, the published ones for others. The
 * samples are listed for everyone.
 * @throws {Problem} 429 when a search takes too long.
 */
export async function listRealtors(
  { db, pool, urls }: LoaningContext,
  currentUser: CurrentUser | undefined,
  query: z.infer<typeof realtorListQuery>,
  signal?: AbortSignal,
): Promise<{ page: RealtorProfile[]; totalCount: number }> {
  const { sample, desiredUrls, currentPage, perPage, q, state, brokerage, area, sort, order } =
    query;
  const condition = and(
    sample ? and(isNotNull(realtors.sampleOrder), isLive()) : realtorsVisibleTo(currentUser),
    desiredUrls &&
      inArray(
        sql`lower(${realtors.desiredUrl})`,
        desiredUrls.map((one) => one.toLowerCase()),
      ),
    state && hasState[state](),
    brokerage === undefined ? undefined : eq(brokerageName(), brokerage.trim()),
    area && worksIn(area),
    matchesSearch(db, q),
  );
  const direction = (order ?? (sort === "updated" ? "desc" : "asc")) === "asc" ? asc : desc;
  const part = q?.trim() ?? "";
  const isSearchOnly =
    part !== "" && [sample, desiredUrls, state, brokerage, area].every((one) => one === undefined);
  const readsAll = part !== "" || brokerage !== undefined || area !== undefined;
  const read = async (tx: Db) =>
    isSearchOnly
      ? readFound(
          tx,
          await searchRealtors(tx, currentUser, part, { sort, direction, currentPage, perPage }),
        )
      : readPage(tx, condition, (selected) =>
          selected
            .orderBy(sample ? asc(realtors.sampleOrder) : direction(sortKeys[sort]), realtors.id)
            .limit(perPage)
            .offset(currentPage * perPage),
        );
  const { rows, totalCount } = readsAll
    ? await limitSearch({ db, pool, signal }, read)
    : await read(db);
  const isAdmin = currentUser?.role === "admin" && !sample;
  const accountStates = isAdmin ? await readAccountStates(db, rows) : undefined;
  return {
    page: rows.map((row) => ({
      ...serializeRealtor(row, urls, currentUser),
      ...accountStates?.get(row.id),
    })),
    totalCount,
  };
}

interface RowPage {
  rows: StoredRealtor[];
  totalCount: number;
}

async function readPage(
  db: Db,
  condition: SQL | undefined,
  inOrder: (query: ReturnType<typeof selectRealtors>) => Promise<StoredRealtor[]>,
): Promise<RowPage> {
  const [total] = await db
    .select({ count: count() })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(condition);
  const rows = await inOrder(selectRealtors(db).where(condition));
  return { rows, totalCount: total?.count ?? 0 };
}

/** The websites that a search found, in its order. */
async function readFound(
  db: Db,
  { ids, totalCount }: { ids: string[]; totalCount: number },
): Promise<RowPage> {
  const rows = ids.length === 0 ? [] : await selectRealtors(db).where(inArray(realtors.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), totalCount };
}

/** What only admins see of the account of a website, and of its license number. */
type AccountState = Required<
  Pick<RealtorProfile, "isInvited" | "hasSecondFactor" | "licenseHolders">
> &
  Pick<RealtorProfile, "deleteAt">;

/**
 * The states of the accounts by website. After the page is known, and one query for each: otherwise the
 * database would read all accounts.
 */
async function readAccountStates(
  db: Db,
  rows: readonly StoredRealtor[],
): Promise<ReadonlyMap<string, AccountState>> {
  const realtorIds = rows.map(({ id }) => id);
  const accountIds = rows.map(({ userId }) => userId);
  const invited = await db
    .select({ id: realtors.id })
    .from(realtors)
    .where(and(inArray(realtors.id, realtorIds), isInvited()));
  const accounts = await db
    .select({ id: user.id, twoFactorEnabled: user.twoFactorEnabled, deleteAt: user.deleteAt })
    .from(user)
    .where(inArray(user.id, accountIds));
  const holders = await findLicenseHolders(db, rows);
  const invitedIds = new Set(invited.map(({ id }) => id));
  const byId = new Map(accounts.map((one) => [one.id, one]));
  return new Map(
    rows.map(({ id, userId }, index) => {
      const owner = byId.get(userId);
      return [
        id,
        {
          isInvited: invitedIds.has(id),
          hasSecondFactor: owner?.twoFactorEnabled ?? false,
          licenseHolders: holders[index] ?? [],
          ...(owner?.deleteAt && { deleteAt: owner.deleteAt.toISOString() }),
        },
      ];
    }),
  );
}

/** Binary collation: the same order on every database. */
const sortKeys: Record<RealtorSort, SQLWrapper> = {
  name: sql`lower(${user.name}) collate "C"`,
  address: sql`lower(${realtors.desiredUrl}) collate "C"`,
  updated: realtors.updatedAt,
};

/** Counts the websites that match `q` and that the user may manage, published or not. */
export async function countRealtors(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  q: string | undefined,
): Promise<RealtorCounts> {
  const [counts] = await db
    .select({
      all: count(),
      live: sql`count(*) filter (where ${hasState.live()})`.mapWith(Number),
      draft: sql`count(*) filter (where ${hasState.draft()})`.mapWith(Number),
      invited: sql`count(*) filter (where ${hasState.invited()})`.mapWith(Number),
    })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(and(realtorsVisibleTo(currentUser), matchesSearch(db, q)));
  return counts ?? { all: 0, live: 0, draft: 0, invited: 0 };
}

/**
 * Condition for the websites in a user's list: all for an admin, their own for a realtor,
 * otherwise the published ones.
 */
export function realtorsVisibleTo(currentUser: CurrentUser | undefined): SQL | undefined {
  if (currentUser?.role === "admin") return undefined;
  if (currentUser?.role === "realtor") return eq(realtors.userId, currentUser.id);
  return isLive();
}

function isLive(): SQL {
  return eq(realtors.published, true);
}

/** Condition: not published, and the owner has no password and no sign-in provider yet. */
function isInvited(): SQL {
  return sql`(not ${realtors.published} and not exists (
    select 1 from ${account} where ${account.userId} = ${realtors.userId}))`;
}

const hasState: Readonly<Record<RealtorState, () => SQL>> = {
  live: isLive,
  draft: () => sql`(not ${realtors.published} and not ${isInvited()})`,
  invited: isInvited,
};

/** SQL text of a value of the public profile; null without one. */
export function profileText({ path }: Pick<Lens<string>, "path">) {
  return sql<string | null>`jsonb_path_query_first(${realtors.profile},
    ${toJsonPath(path)}::jsonpath) #>> '{}'`;
}

/** SQL text of the brokerage's name without spaces around it. */
export function brokerageName(): SQL<string> {
  return sql<string>`trim(${profileText(fields.agency.values.en)})`;
}

/** Condition: an area is in the state. */
function worksIn(state: ActivityState): SQL {
  return sql`${realtors.profile} @> ${JSON.stringify({ activityRegion: [{ state }] })}::jsonb`;
}

/** Condition: the search finds the website. An empty `q` matches all. */
function matchesSearch(db: Db, q: string | undefined): SQL | undefined {
  const part = q?.trim() ?? "";
  if (part === "") return undefined;
  const found = db
    .select({ id: realtorSearch.realtorId })
    .from(realtorSearch)
    .where(containsWords(part));
  return inArray(realtors.id, found);
}

/** Condition: `text` contains `part`, ignoring case. Wildcards in `part` are escaped. */
export function containsText(text: SQLWrapper, part: string): SQL {
  return sql`${text} ilike ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
}
