import type { RealtorState } from "@realtor/api/loaning";
import { eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { containsText } from "../db/contains-text.ts";
import { realtors, user } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";

/**
 * Condition for the homepages in a user's list: all for an admin, their own for a realtor,
 * otherwise the published ones.
 */
export function realtorsVisibleTo(currentUser: CurrentUser | null): SQL | undefined {
  if (currentUser?.role === "admin") return undefined;
  if (currentUser?.role === "realtor") return eq(realtors.userId, currentUser.id);
  return isLive();
}

/** Condition: published, or not published. */
export function isLive(state: RealtorState = "live"): SQL {
  return eq(realtors.published, state === "live");
}

/**
 * Condition: `q` is part of the address or of the account's, the Korean or the Japanese name. The
 * query must join `user`. An empty `q` matches all.
 */
export function matchesSearch(q: string | undefined): SQL | undefined {
  const part = q?.trim() ?? "";
  if (part === "") return undefined;
  const koreanName = sql`jsonb_path_query_first(${realtors.profile},
    '$.etcInfo[*] ? (@.contentType == "korea_name").content') #>> '{}'`;
  const japaneseName = sql`${realtors.profile} #>> '{presentation,nameJa}'`;
  const texts = [realtors.desiredUrl, user.name, koreanName, japaneseName];
  return or(...texts.map((text) => containsText(sql`(${text})`, part)));
}
