import type { ConsentLabels } from "./consent-labels.ts";

export const ja: ConsentLabels = {
  title: "閲覧状況を計測してもよろしいですか?",
  lead: "同意いただくと、どの画面がお役に立ち、どこでエラーが起きるかを計測します。拒否されても、すべての画面をそのままご利用いただけます。",
  policy: "プライバシーポリシー",
  buttons: { accept: "同意する", refuse: "拒否する" },
  previousChoice: {
    granted: "現在、計測に同意いただいています。",
    denied: "現在、計測は拒否されています。",
  },
  signal:
    "ブラウザのプライバシー信号(GPC)に従い、利用統計、タグ、お知らせのメッセージは使用しません。",
  summary: "取得する情報、目的、保有期間、拒否する権利",
  what: {
    term: "取得する情報",
    text: "閲覧したページと操作、画面の再生記録、エラーと速度、ブラウザと端末の種類、IPアドレス、Cookieに保存する識別子。入力された内容は取得しません。",
  },
  why: {
    term: "目的",
    services: {
      monitoring: "エラーと速度の確認",
      analytics: "利用統計",
      tagManager: "統計ツールの管理",
      messaging: "お知らせのメッセージ",
    },
  },
  howLong: {
    term: "保有期間",
    text: "Cookieは最長365日。計測した記録は[保有期間：法務確認後に確定]。",
  },
  who: {
    term: "提供先",
    place: "ご利用の際に、暗号化された通信で米国へ送信します",
    services: {
      monitoring: "Datadog, Inc.",
      analytics: "Amplitude, Inc.",
      tagManager: "Google LLC",
      messaging: "[メッセージ配信事業者]",
    },
  },
  optOut: {
    term: "拒否する権利",
    text: "同意されなくても不利益はありません。同意された後も、ページ末尾の「プライバシー設定」からいつでも撤回でき、その際にCookieも削除します。",
  },
};
