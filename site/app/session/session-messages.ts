import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/** Messages of `RequireSession`; a page that uses it adds them to its own. */
export const sessionMessages = pageMessages(ko, en, ja);
