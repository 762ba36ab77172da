import type { RouteTable } from "../schema/route.ts";
import { feedRoutes } from "../listing/feed.routes.ts";
import { accountRoutes } from "./account.routes.ts";
import { contactRoutes } from "./contact.routes.ts";
import { realtorRoutes } from "./realtor.routes.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";
import { versionRoutes } from "./version.routes.ts";

export const loaningRoutes = {
  ...accountRoutes,
  ...secondFactorRoutes,
  ...realtorRoutes,
  ...versionRoutes,
  ...contactRoutes,
  ...feedRoutes,
} as const satisfies RouteTable;
