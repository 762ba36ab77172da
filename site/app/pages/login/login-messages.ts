import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

export const loginMessages = pageMessages(ko, en, ja);
