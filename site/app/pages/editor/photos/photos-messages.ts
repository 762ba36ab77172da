import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/** The words of the photo editors: the page that shows one adds those of its language to its own. */
export const photosMessages = pageMessages(ko, en, ja);
