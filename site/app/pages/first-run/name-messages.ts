import type { MessageKey } from "#app/i18n/messages.ts";

export const nameMessages = {
  required: "first-run.required",
  own: "first-run.name.own",
  ko: "first-run.name.ko",
  en: "first-run.name.en",
  ja: "first-run.name.ja",
  add_en: "first-run.name.add.en",
  add_ko: "first-run.name.add.ko",
  add_ja: "first-run.name.add.ja",
} as const satisfies Record<string, MessageKey>;
