import type { Lang } from "@realtor/ui/labels";

/** What the site keeps in a visitor's browser. */
export interface StoredItem {
  readonly name: string;
  readonly purpose: Readonly<Record<Lang, string>>;
  readonly kept: Readonly<Record<Lang, string>>;
}

/** The one cookie, and the entries of local storage (SPEC sections 3, 4 and 9). */
export const storedItems: readonly StoredItem[] = [
  {
    name: "i18n_redirected",
    purpose: {
      ko: "고르신 언어를 기억하는 필수 쿠키",
      en: "Necessary cookie that remembers the language you chose",
      ja: "お選びの言語を記憶する必須Cookie",
    },
    kept: { ko: "365일", en: "365 days", ja: "365日" },
  },
  {
    name: "accessToken, userInfo, realtorInfo, realtorLoginBy",
    purpose: {
      ko: "로그인하신 동안 로그인 상태와 본인 정보를 기억하는 로컬 저장소",
      en: "Local storage that remembers who you are while you are signed in",
      ja: "ログイン中に、ログイン状態とご本人の情報を記憶するローカルストレージ",
    },
    kept: {
      ko: "로그아웃하시거나 브라우저에서 지우실 때까지",
      en: "Until you sign out or clear it in your browser",
      ja: "ログアウトするか、ブラウザで消去するまで",
    },
  },
  {
    name: "signIn, typedText",
    purpose: {
      ko: "진행 중인 로그인과 로그인 전에 입력하신 내용을 이 탭에서만 기억하는 세션 저장소",
      en: "Session storage that remembers, in this tab only, a sign-in under way and what you typed before it",
      ja: "進行中のログインと、その前に入力された内容を、このタブでのみ記憶するセッションストレージ",
    },
    kept: {
      ko: "탭을 닫으실 때까지",
      en: "Until you close the tab",
      ja: "タブを閉じるまで",
    },
  },
];
