import { isFeedError } from "./feed-error.ts";
import { isRecord } from "./odata-page.ts";
import type { PageSource } from "./read-pages.ts";

/**
 * Asks how many records a resource has, for the progress that staff see. Undefined if the server does not say.
 * @throws {FeedError} if it does not answer at all.
 */
export async function countRecords({
  client,
  resource,
  keyField,
  filter,
}: Pick<PageSource, "client" | "resource" | "keyField" | "filter">): Promise<number | undefined> {
  const query = { $count: "true", $top: 1, $select: keyField, $filter: filter };
  try {
    const body = await client.getJson(client.address(resource, query));
    const count: unknown = isRecord(body) ? body["@odata.count"] : undefined;
    return typeof count === "number" && Number.isInteger(count) && count >= 0 ? count : undefined;
  } catch (error) {
    // Not every server counts.
    if (isFeedError(error, "refused", "notFound", "unreadable", "tooLarge")) return undefined;
    throw error;
  }
}
