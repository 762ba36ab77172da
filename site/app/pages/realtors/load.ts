import { adminLoader } from "#app/admin/load-admin.ts";
import { newWebsiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import { realtorsMessages } from "./realtors-messages.ts";

export const loadRealtors = adminLoader({
  module: "realtors",
  messages: [realtorsMessages, newWebsiteMessages],
  title: "realtors.title",
});
