import type { MessageKey } from "#app/i18n/messages.ts";
import type { BulkAction } from "./run-bulk-action.ts";

/** Status while an action runs. */
export const progressMessages = {
  invite: "websites.bulk.inviting",
  publish: "websites.bulk.publishing",
  unpublish: "websites.bulk.unpublishing",
  export: "websites.bulk.exporting",
} as const satisfies Record<BulkAction, MessageKey>;

/** Status after an action. */
export const doneMessages = {
  invite: "websites.bulk.invited",
  publish: "websites.bulk.published",
  unpublish: "websites.bulk.unpublished",
  export: "websites.bulk.exported",
} as const satisfies Record<BulkAction, MessageKey>;
