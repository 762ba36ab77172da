import type { RealtorProfile } from "@realtor/api/loaning";
import type { MessageKey } from "#app/i18n/messages.ts";

/** Texts of the state of saving and publishing in the bar. */
export const statusMessages = {
  saving: "editor.status.saving",
  waiting: "editor.status.waiting",
  waitingToPublish: "editor.status.waitingToPublish",
  failedToSave: "editor.status.failedToSave",
  failedToPublish: "editor.status.failedToPublish",
  failedToUnpublish: "editor.status.failedToUnpublish",
  conflict: "editor.status.conflict",
  draft: "editor.status.draft",
  changes: "editor.status.changes",
  justNow: "editor.status.justNow",
  today: "editor.status.today",
  earlier: "editor.status.earlier",
  live: "editor.status.everythingLive",
  saved: "editor.status.saved",
  view: "editor.status.view",
  copyLink: "editor.status.copyLink",
  copied: "editor.status.copied",
} as const satisfies Record<string, MessageKey>;

/** The announcement after an action; `previous` is the state before it. */
export function getDoneMessage(
  action: "publish" | "unpublish",
  previous: Pick<RealtorProfile, "isMakeHomepage">,
): MessageKey {
  if (action === "unpublish") return "editor.done.unpublish";
  return previous.isMakeHomepage === "Y" ? "editor.done.save" : "editor.done.publish";
}
