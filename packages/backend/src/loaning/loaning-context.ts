import type { Db } from "../db/open-db.ts";
import type { OwnUrls } from "../media/own-urls.ts";

/** What the verbs of the loaning service work with. */
export interface LoaningContext {
  db: Db;
  urls: OwnUrls;
}
