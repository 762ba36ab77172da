import type { MessageKey } from "#app/i18n/messages.ts";

export const lookMessages = {
  template: "first-run.template",
  portrait: "first-run.template.portrait",
  panorama: "first-run.template.panorama",
  editorial: "first-run.template.editorial",
  atelier: "first-run.template.atelier",
  color: "first-run.color",
  own: "first-run.color.own",
  ownWrong: "first-run.color.wrong",
  more: "first-run.color.more",
  dark: "first-run.dark",
} as const satisfies Record<string, MessageKey>;
