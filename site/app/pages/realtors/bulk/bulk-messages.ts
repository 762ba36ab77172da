import type { MessageKey } from "#app/i18n/messages.ts";
import type { BulkAction } from "./run-bulk-action.ts";

/** Status while an action runs. */
export const progressMessages = {
  invite: "realtors.bulk.inviting",
  publish: "realtors.bulk.publishing",
  unpublish: "realtors.bulk.unpublishing",
  export: "realtors.bulk.exporting",
} as const satisfies Record<BulkAction, MessageKey>;

/** Status after an action. */
export const doneMessages = {
  invite: "realtors.bulk.invited",
  publish: "realtors.bulk.published",
  unpublish: "realtors.bulk.unpublished",
  export: "realtors.bulk.exported",
} as const satisfies Record<BulkAction, MessageKey>;
