import type { RealtorProfile } from "@realtor/api/loaning";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

const messages = defineMessages({
  update: {
    id: "editor.done.save",
    defaultMessage: "Updated successfully.",
    description: "Status after the changes of a public website were published.",
  },
  publish: {
    id: "editor.done.publish",
    defaultMessage: "The website is live.",
    description: "Status after the website was made public.",
  },
  unpublish: {
    id: "editor.done.unpublish",
    defaultMessage: "The website is offline.",
    description: "Status after the website was made private.",
  },
});

/** What to say after an action; `previous` is the state before it. */
export function getDoneMessage(
  action: "publish" | "unpublish",
  previous: Pick<RealtorProfile, "isMakeHomepage">,
): Message {
  if (action === "unpublish") return messages.unpublish;
  return previous.isMakeHomepage === "Y" ? messages.update : messages.publish;
}
