import type { IntlShape } from "react-intl";

/** The browser that a `User-Agent` header names; null where it is not recognized. */
export interface BrowserFacts {
  browser: string | null;
  system: string | null;
  /** Whether it is a phone or tablet. */
  mobile: boolean;
}

/** In this order: most browsers also name those that they are compatible with. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/KAKAOTALK/i, "KakaoTalk"],
  [/\bLine\//, "LINE"],
  [/\bNAVER\(|NaverApp/, "NAVER"],
  [/\bWhale\//, "Whale"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Microsoft Edge"],
  [/\b(?:OPR|OPX|OPT)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads the names of the browser and the system. Both are brand names, the same in every language. */
export function readUserAgent(userAgent: string): BrowserFacts {
  const find = (names: typeof browsers) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return {
    browser: find(browsers),
    system: find(systems),
    mobile: /\biPhone\b|\biPad\b|\bAndroid\b|\bMobile\b/.test(userAgent),
  };
}

/** The name of a browser with its system, as far as its user agent is recognized. */
export function browserName(
  userAgent: string,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  const { browser, system } = readUserAgent(userAgent);
  return browser !== null && system !== null
    ? formatMessage({ id: "account.devices.name" }, { browser, system })
    : (browser ?? system ?? formatMessage({ id: "account.devices.unknown" }));
}
