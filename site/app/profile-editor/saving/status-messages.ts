import type { RealtorProfile } from "@realtor/api/loaning";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

/** Texts of the state of saving and publishing in the bar. */
export const statusMessages = defineMessages({
  saving: {
    id: "editor.status.saving",
    defaultMessage: "Saving…",
    description: "State in the bar of the editor while a save takes longer than a second.",
  },
  waiting: {
    id: "editor.status.waiting",
    defaultMessage: "Offline. Saved on this device.",
    description: "State in the bar of the editor without connection to the service.",
  },
  waitingToPublish: {
    id: "editor.status.waitingToPublish",
    defaultMessage: "Saved here. Will publish when you are online.",
    description:
      "State in the bar of the editor: the user published without connection to the service.",
  },
  failedToSave: {
    id: "editor.status.failedToSave",
    defaultMessage: "Could not save. Try again.",
    description: "State in the bar of the editor after the service refused a save.",
  },
  failedToPublish: {
    id: "editor.status.failedToPublish",
    defaultMessage: "Could not publish. Try again.",
    description: "State in the bar of the editor after publishing failed.",
  },
  failedToUnpublish: {
    id: "editor.status.failedToUnpublish",
    defaultMessage: "Could not take it offline. Try again.",
    description: "State in the bar of the editor after making the website private failed.",
  },
  conflict: {
    id: "editor.status.conflict",
    defaultMessage: "Changed on two devices",
    description: "Button in the bar of the editor that opens the choice between two values.",
  },
  draft: {
    id: "editor.status.draft",
    defaultMessage: "Draft",
    description: "State of the website: not public.",
  },
  changes: {
    id: "editor.status.changes",
    defaultMessage: "{n, plural, one {# change} other {# changes}} not live yet",
    description:
      "State in the bar of the editor; {n} is the number of changed fields that visitors do not see yet.",
  },
  justNow: {
    id: "editor.status.justNow",
    defaultMessage: "Published just now",
    description: "State in the bar of the editor in the first minute after publishing.",
  },
  today: {
    id: "editor.status.today",
    defaultMessage: "Published today {time}",
    description: "State in the bar of the editor after publishing; {time} is the time of day.",
  },
  earlier: {
    id: "editor.status.earlier",
    defaultMessage: "Published {date}",
    description:
      "State in the bar of the editor after publishing on another day; {date} is the day.",
  },
  live: {
    id: "editor.status.everythingLive",
    defaultMessage: "Everything is live",
    description: "State in the bar of the editor: visitors see everything.",
  },
  saved: {
    id: "editor.status.saved",
    defaultMessage: "Saved",
    description: "Announcement after the shortcut for saving: saving is automatic.",
  },
  view: {
    id: "editor.status.view",
    defaultMessage: "View",
    description: "Link in the bar of the editor to the public page.",
  },
  copyLink: {
    id: "editor.status.copyLink",
    defaultMessage: "Copy link",
    description: "Button in the bar of the editor that copies the address of the public page.",
  },
  copied: {
    id: "editor.status.copied",
    defaultMessage: "Copied",
    description: "Label of the button for three seconds after the address was copied.",
  },
});

const doneMessages = defineMessages({
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

/** The announcement after an action; `previous` is the state before it. */
export function getDoneMessage(
  action: "publish" | "unpublish",
  previous: Pick<RealtorProfile, "isMakeHomepage">,
): Message {
  if (action === "unpublish") return doneMessages.unpublish;
  return previous.isMakeHomepage === "Y" ? doneMessages.update : doneMessages.publish;
}
