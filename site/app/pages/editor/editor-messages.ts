import { pageMessages } from "#app/i18n/page-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";
import photosEn from "./photos/messages.en.json";
import photosJa from "./photos/messages.ja-JP.json";
import photosKo from "./photos/messages.ko.json";

export const editorMessages = pageMessages(ko, en, ja);

/** Messages of the photo editors. */
export const photosMessages = pageMessages(photosKo, photosEn, photosJa);
