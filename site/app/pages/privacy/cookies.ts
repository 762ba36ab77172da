import type { Lang } from "@realtor/ui/labels";

/** A row of the cookie table in the privacy policy. */
export interface StoredItem {
  readonly name: string;
  readonly purpose: Readonly<Record<Lang, string>>;
  readonly retentionPeriod: Readonly<Record<Lang, string>>;
}

/** Cookies and web storage entries of the site. See docs/spec/roles.md#client-storage. */
export const storedItems: readonly StoredItem[] = [
  {
    name: "i18n_redirected",
    purpose: {
      ko: "고르신 언어를 기억하는 필수 쿠키",
      en: "Necessary cookie that remembers the language you chose",
      ja: "お選びの言語を記憶する必須Cookie",
    },
    retentionPeriod: { ko: "365일", en: "365 days", ja: "365日" },
  },
  {
    name: "accessToken, userInfo, realtorInfo, realtorLoginBy",
    purpose: {
      ko: "로그인하신 동안 로그인 상태와 본인 정보를 기억하는 로컬 저장소",
      en: "Local storage that remembers who you are while you are signed in",
      ja: "ログイン中に、ログイン状態とご本人の情報を記憶するローカルストレージ",
    },
    retentionPeriod: {
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
    retentionPeriod: {
      ko: "탭을 닫으실 때까지",
      en: "Until you close the tab",
      ja: "タブを閉じるまで",
    },
  },
  {
    name: "measureConsent",
    purpose: {
      ko: "방문 기록 측정에 동의하셨는지 거부하셨는지 기억하는 로컬 저장소. 화면 맨 아래 ‘개인정보 설정’에서 바꾸실 수 있습니다",
      en: "Local storage that remembers whether you agreed to measuring. You can change it under “Your privacy choices” at the end of each page",
      ja: "閲覧状況の計測に同意されたかどうかを記憶するローカルストレージ。ページ末尾の「プライバシー設定」から変更できます",
    },
    retentionPeriod: {
      ko: "묻는 내용이 바뀌거나 브라우저에서 지우실 때까지",
      en: "Until what we ask changes, or you clear it in your browser",
      ja: "お尋ねする内容が変わるか、ブラウザで消去するまで",
    },
  },
  {
    name: "_dd_s_v2, AMP_…, _ga…, ab.…",
    purpose: {
      ko: "동의하신 경우에만, 이 방침에 적은 업체가 방문을 구분하는 쿠키와 로컬 저장소",
      en: "Only with your consent: cookies and local storage by which the companies above tell visits apart",
      ja: "同意いただいた場合に限り、委託先が閲覧を区別するためのCookieとローカルストレージ",
    },
    retentionPeriod: {
      ko: "최대 365일, 또는 동의를 철회하실 때까지",
      en: "Up to 365 days, or until you withdraw consent",
      ja: "最長365日、または同意を撤回されるまで",
    },
  },
];
