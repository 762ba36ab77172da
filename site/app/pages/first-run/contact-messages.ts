import type { MessageKey } from "#app/i18n/messages.ts";

export const contactMessages = {
  phone: "first-run.phone",
  phoneHint: "first-run.phone.hint",
  kakao: "first-run.kakao",
  line: "first-run.line",
  email: "first-run.email",
  kakaoField: "first-run.kakao.field",
  lineField: "first-run.line.field",
  emailField: "first-run.email.field",
  languages: "first-run.languages",
  languagesHint: "first-run.languages.hint",
} as const satisfies Record<string, MessageKey>;
