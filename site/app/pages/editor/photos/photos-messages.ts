import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/** Messages of the photo editors; a page that shows one adds them to its own. */
export const photosMessages = pageMessages(ko, en, ja);
