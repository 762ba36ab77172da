import type { RealtorProfile } from "@realtor/api/loaning";
import type { MessageKey } from "#app/i18n/messages.ts";

/** The announcement after an action; `previous` is the state before it. */
export function getDoneMessage(
  action: "publish" | "unpublish",
  previous: Pick<RealtorProfile, "isMakeHomepage">,
): MessageKey {
  if (action === "unpublish") return "editor.done.unpublish";
  return previous.isMakeHomepage === "Y" ? "editor.done.save" : "editor.done.publish";
}
