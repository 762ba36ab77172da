import { adminLoader } from "#app/admin/load-admin.ts";
import { newWebsiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import { inboxMessages } from "./inbox-messages.ts";

export const loadInbox = adminLoader({
  module: "inbox",
  messages: [inboxMessages, newWebsiteMessages],
  title: "inbox.title",
});
