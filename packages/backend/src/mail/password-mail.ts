import { langOf } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import type { Mail } from "./mailer.ts";

interface Words {
  subject: string;
  lead: string;
  action: string;
  once: string;
  unasked: string;
}

const words: Record<Locale, Words> = {
  ko: {
    subject: "비밀번호를 새로 정해 주세요",
    lead: "아래 주소를 열어 새 비밀번호를 정해 주세요.",
    action: "새 비밀번호 정하기",
    once: "이 주소는 한 시간 동안 한 번만 쓸 수 있습니다.",
    unasked: "요청하신 적이 없다면 이 메일을 지워 주세요. 비밀번호는 바뀌지 않습니다.",
  },
  en: {
    subject: "Choose a new password",
    lead: "Open this address to choose a new password.",
    action: "Choose a new password",
    once: "It works once, for one hour.",
    unasked: "If you did not ask for it, please delete this email. Your password stays as it is.",
  },
  "ja-JP": {
    subject: "新しいパスワードを設定してください",
    lead: "次のアドレスを開いて、新しいパスワードを設定してください。",
    action: "新しいパスワードを設定",
    once: "このアドレスは1時間以内に1回だけ使えます。",
    unasked: "お心当たりのない場合は、このメールを削除してください。パスワードは変更されません。",
  },
};

const brand = "Built for Realtors";

/** The mail to somebody who forgot their password. `url` is one of our own links, safe in HTML as it is. */
export function passwordMail(to: string, locale: Locale, url: string): Mail {
  const { subject, lead, action, once, unasked } = words[locale];
  const html = `<!doctype html>
<html lang="${langOf(locale)}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body>
    <p>${lead}</p>
    <p><a href="${url}">${action}</a></p>
    <p>${once}</p>
    <p>${unasked}</p>
    <p>${brand}</p>
  </body>
</html>
`;
  const text = `${lead}\n\n${url}\n\n${once}\n${unasked}\n\n${brand}\n`;
  return { to, subject: `${subject} · ${brand}`, text, html };
}
