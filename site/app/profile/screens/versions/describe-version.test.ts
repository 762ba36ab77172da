import { valueIds } from "@realtor/profile/values";
import type { RealtorVersion } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { listChanges } from "./describe-changes.ts";
import { describeVersion } from "./describe-version.ts";
import { findChange, toChange } from "./find-change.ts";

const catalog = pageMessages("versions", "editor");
const intlOf = (locale: Locale) => createIntl(locale, catalog[locale]);

type VersionKind = Partial<Pick<RealtorVersion, "kind" | "isPublication">>;

function describeChange(
  locale: Locale,
  changed: string[],
  { kind = "draft", isPublication = false }: VersionKind,
) {
  return describeVersion({ kind, isPublication, changed }, intlOf(locale));
}

const photos = (n: number) => Array.from({ length: n }, () => "/photos/gallery");

const cases: [changed: string[], en: string, ko: string, ja: string, version?: VersionKind][] = [
  [["/contactPhone"], "Phone number", "전화번호", "電話番号"],
  [
    ["/contactPhone", ...photos(2)],
    "Phone number and 2 photos",
    "전화번호, 사진 2장",
    "電話番号、写真2枚",
  ],
  [photos(1), "1 photo", "사진 1장", "写真1枚"],
  [
    ["/presentation/template", "/designMainColor", "/presentation/taglineEn"],
    "Color, design, and opening sentence (English)",
    "색, 디자인, 한 줄 소개(영어)",
    "色、デザイン、ひとこと紹介（英語）",
  ],
  [
    ["/aboutMeKr", "/activityRegion", "/contactPhone", "/salesCount", "/etcInfo/zillow_link"],
    "Phone number, areas, and 3 more",
    "전화번호, 활동 지역 외 3건",
    "電話番号、活動エリアほか3件",
  ],
  [
    ["/aboutMeKr", "/presentation/aboutMeJa"],
    "About text (Korean and Japanese)",
    "소개글(한국어, 일본어)",
    "自己紹介（韓国語、日本語）",
  ],
  [["/photos/id"], "Profile photo", "프로필 사진", "プロフィール写真"],
  [["/photos", "/photos"], "Photo order", "사진 순서", "写真の順番"],
  [["/etcInfo/korea_name"], "Name (Korean)", "이름(한국어)", "名前（韓国語）"],
  [
    ["/etcInfo/company_fax", "/etcInfo/company_phone"],
    "Brokerage details",
    "회사 정보",
    "会社情報",
  ],
  [["/presentation/focalPoints/id"], "Photo position", "사진 위치", "写真の位置"],
  [
    ["/seoMeta/ko/title", "/seoMeta/ko/author"],
    "Text for search engines (Korean)",
    "검색에 보이는 글(한국어)",
    "検索用の文章（韓国語）",
  ],
  [["/snsYoutubeUrl"], "YouTube link", "유튜브 채널", "YouTubeのリンク"],
  [[], "First version of the website", "처음 만든 페이지", "最初のバージョン", { kind: "create" }],
  [["/isMakeHomepage"], "Unpublished", "공개 중지", "公開を停止", { kind: "update" }],
  [["/isMakeHomepage"], "Published again", "다시 공개", "再び公開", { isPublication: true }],
  [
    ["/isMakeHomepage", "/email"],
    "Email address",
    "이메일",
    "メールアドレス",
    { isPublication: true },
  ],
  [[], "Website deleted", "홈페이지 삭제", "ホームページの削除", { kind: "delete" }],
  [[], "Imported file", "가져온 파일", "読み込んだファイル", { kind: "import" }],
  [["/unknown"], "No visible change", "보이는 변경 없음", "見た目の変更なし"],
];

describe("the sentence of a version", () => {
  it.each(cases)("that changed %j", (changed, en, ko, ja, version = {}) => {
    expect(describeChange("en", changed, version)).toBe(en);
    expect(describeChange("ko", changed, version)).toBe(ko);
    expect(describeChange("ja-JP", changed, version)).toBe(ja);
  });
});

it("names more things where there is room, within a sentence", () => {
  const changes = valueIds.map(toChange);
  expect(listChanges(changes.slice(0, 1), intlOf("en"), 4)).toBe("name (Korean)");
  expect(listChanges(changes, intlOf("en"), 4)).toMatch(
    /^name \(.*\), phone number, email address, and \d+ more$/,
  );
  expect(listChanges([toChange("photos")], intlOf("ko"), 4)).toBe("사진");
});

it.each(locales)("has words for each field in %s", (locale) => {
  for (const field of valueIds)
    expect(listChanges([toChange(field)], intlOf(locale), 3)).not.toBe("");
});

it("finds the field of each pointer that the editor's form changes", () => {
  const pointers = ["/userName", "/presentation/siteLanguages", "/etcInfo/home_list_realtor"];
  expect(pointers.map((pointer) => findChange(pointer)?.noun)).toEqual([
    "editor.noun.name",
    "editor.noun.siteLanguages",
    "editor.noun.agency",
  ]);
});
