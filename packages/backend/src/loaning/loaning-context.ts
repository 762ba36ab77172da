import type { Db } from "../db/open-db.ts";
import type { MediaUrls } from "../media/media-urls.ts";

export interface LoaningContext {
  db: Db;
  urls: MediaUrls;
}
