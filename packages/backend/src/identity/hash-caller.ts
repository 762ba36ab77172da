import { toNetworkKey } from "@realtor/server/client-address";
import type { QueueCaller } from "@realtor/server/fair-queue";
import type { Context } from "hono";

import type { AppEnv } from "../http/app-env.ts";
import { clientAddress } from "../http/rate-limit.ts";
import type { CallerTrust } from "../http/rate-limit.ts";

/** Groups of an IPv6 address that one organization has: its 65,536 networks have one share of the queue. */
const organizationGroups = 3;

/** Whose hashes of passwords those of a request are. */
export function readHashCaller(
  c: Context<AppEnv>,
  trust: CallerTrust,
  isFirst: boolean,
): QueueCaller {
  return { group: toNetworkKey(clientAddress(c, trust), organizationGroups), isFirst };
}
