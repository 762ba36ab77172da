import type { Lang } from "@realtor/ui/labels";

/** A processor of personal data; all of them are in the United States. */
export interface Processor {
  /** The company's name, or a placeholder in [brackets]. */
  readonly name: Readonly<Record<Lang, string>>;
  readonly task: Readonly<Record<Lang, string>>;
  readonly data: Readonly<Record<Lang, string>>;
}

const sameInAllLanguages = (name: string): Processor["name"] => ({ ko: name, en: name, ja: name });

const usage = {
  ko: "본 화면과 조작, 오류와 속도, 브라우저와 기기의 종류, IP 주소",
  en: "Pages seen and interactions, errors and speed, kind of browser and device, IP address",
  ja: "閲覧したページと操作、エラーと速度、ブラウザと端末の種類、IPアドレス",
};

export const processors: readonly Processor[] = [
  {
    name: {
      ko: "[서버와 사진 보관 업체]",
      en: "[Hosting and storage provider]",
      ja: "[サーバー・画像保管事業者]",
    },
    task: {
      ko: "서버 운영, 데이터베이스와 사진 보관, 백업",
      en: "Runs our servers, database, photograph storage and backups",
      ja: "サーバーの運用、データベースと画像の保管、バックアップ",
    },
    data: {
      ko: "이 방침에 적은 모든 항목",
      en: "All information named in this policy",
      ja: "本ポリシーに記載したすべての項目",
    },
  },
  {
    name: sameInAllLanguages("Slack Technologies, LLC"),
    task: {
      ko: "홈페이지 신청을 담당자에게 알리는 업무용 채팅",
      en: "Team chat that tells our staff about a website request",
      ja: "ホームページのお申し込みを担当者に知らせる業務用チャット",
    },
    data: {
      ko: "신청하신 분의 이름, 활동 지역, 국가 번호와 전화번호, 홈페이지 보유 여부, 화면 언어와 주소",
      en: "Name, area, country code and phone number, whether you have a website, language and address of the page",
      ja: "お申し込みの方のお名前、活動エリア、国番号と電話番号、ホームページの有無、画面の言語とアドレス",
    },
  },
  {
    name: sameInAllLanguages("Datadog, Inc."),
    task: {
      ko: "동의하신 경우에만, 화면의 속도와 오류 측정",
      en: "Only with your consent, measures speed and errors of our pages",
      ja: "同意いただいた場合に限り、画面の速度とエラーの計測",
    },
    data: usage,
  },
  {
    name: sameInAllLanguages("Amplitude, Inc."),
    task: {
      ko: "동의하신 경우에만, 이용 통계",
      en: "Only with your consent, usage statistics",
      ja: "同意いただいた場合に限り、利用状況の統計",
    },
    data: usage,
  },
  {
    name: sameInAllLanguages("Google LLC (Google Tag Manager)"),
    task: {
      ko: "동의하신 경우에만, 이용 통계 도구의 관리",
      en: "Only with your consent, manages our statistics tools",
      ja: "同意いただいた場合に限り、統計ツールの管理",
    },
    data: usage,
  },
  {
    name: {
      ko: "[안내 메시지 업체]",
      en: "[Messaging provider]",
      ja: "[メッセージ配信事業者]",
    },
    task: {
      ko: "동의하신 경우에만, 안내 메시지",
      en: "Only with your consent, shows messages about our service",
      ja: "同意いただいた場合に限り、お知らせのメッセージの表示",
    },
    data: usage,
  },
];
