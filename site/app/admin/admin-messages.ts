import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/** Messages of `AdminPage`; each admin page adds them to its own. */
export const adminMessages = pageMessages(ko, en, ja);
