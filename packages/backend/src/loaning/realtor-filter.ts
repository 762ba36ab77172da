import type { RealtorState } from "@realtor/api/loaning";
import { eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { contains } from "../db/contains.ts";
import { realtors, user } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";

/** Which homepages a list shows: all of them to an admin, their own to a realtor, else the published. */
export function visibleTo(person: Person | null): SQL | undefined {
  if (person?.role === "admin") return undefined;
  if (person?.role === "realtor") return eq(realtors.userId, person.id);
  return isLive();
}

/** The published homepages, or the others. */
export function isLive(state: RealtorState = "live"): SQL {
  return eq(realtors.published, state === "live");
}

/**
 * The homepages with `q` in their address or in a name: the account's, the Korean or the Japanese one.
 * For a query that joins `user`. An empty `q` is in all of them.
 */
export function named(q: string | undefined): SQL | undefined {
  const part = q?.trim() ?? "";
  if (part === "") return undefined;
  const koreanName = sql`jsonb_path_query_first(${realtors.profile},
    '$.etcInfo[*] ? (@.contentType == "korea_name").content') #>> '{}'`;
  const japaneseName = sql`${realtors.profile} #>> '{presentation,nameJa}'`;
  const texts = [realtors.desiredUrl, user.name, koreanName, japaneseName];
  return or(...texts.map((text) => contains(sql`(${text})`, part)));
}
