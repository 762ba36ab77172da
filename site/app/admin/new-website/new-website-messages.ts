import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/** Messages of `NewWebsiteDialog` and `InviteDialog`. */
export const newWebsiteMessages = pageMessages(ko, en, ja);
