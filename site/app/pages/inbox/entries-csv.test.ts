import { createHttp } from "@realtor/api/http";
import { expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { entriesCsv, listAllEntries } from "./entries-csv.ts";
import type { Entry } from "./entry.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";

const common = {
  phone: "949-555-0161",
  phoneCountryCode: "US",
  createdAt: "2026-11-20T22:41:30.000Z",
  updatedAt: "2026-11-20T22:41:30.000Z",
  readAt: null,
  websiteId: null,
  spam: false,
} as const;

const lead: Entry = {
  ...common,
  kind: "lead",
  id: "1",
  name: "=윤지호",
  area: "어바인, 라구나니겔",
  hasSite: "N",
  locale: "ko",
  pageUrl: null,
  consentedAt: common.createdAt,
  consentVersion: "2026-11-30",
  doNotContact: false,
  state: "new",
  note: "목요일 오후 4시\n이후",
  delivery: { state: "kept", attempts: 0, lastError: null, deliveredAt: null },
};

const contact: Entry = {
  ...common,
  kind: "contact",
  id: "2",
  realtorId: "7",
  name: "大野由紀",
  lastName: "大野",
  firstName: "由紀",
  message: 'The "Wavecrest" house',
  isTerm: "Y",
  state: "called",
  note: "",
  realtor: { id: "7", desiredUrl: "grace-kim", userName: "Grace Kim" },
};

function getLines(
  tab: "leads" | "contacts",
  entry: Entry,
  locale: "ko" | "en" | "ja-JP",
): string[] {
  const intl = createIntl(locale, pageMessages("inbox")[locale]);
  const options = { intl, locale, timeZone: "America/Los_Angeles" };
  return entriesCsv(tab, [entry], options).slice(1).split("\r\n");
}

it("has both readings of a phone number in doubt", () => {
  const inDoubt = { ...lead, phone: "2135550147", phoneCountryCode: "KR" };
  const [, row] = getLines("leads", inDoubt, "ko");
  expect(row).toContain(",'+82 2135550147 / +1 213 555 0147,");
  const [, confirmed] = getLines("leads", { ...inDoubt, phoneConfirmed: "Y" }, "ko");
  expect(confirmed).toContain(",'+82 2135550147,");
});

it("leaves out a number that is not to be contacted", () => {
  for (const [tab, entry] of [
    ["leads", lead],
    ["contacts", contact],
  ] as const) {
    const [, row] = getLines(tab, { ...entry, doNotContact: true }, "ko");
    expect(row).not.toContain("555");
    expect(row?.split(",")[2]).toBe("");
  }
});

it("exports leads", () => {
  expect(getLines("leads", lead, "ko")).toEqual([
    "받은 시각 (America/Los_Angeles),이름,전화번호,활동 지역,기존 홈페이지,신청 언어,상태,메모",
    '2026-11-20 14:41,\'=윤지호,\'+1 949 555 0161,"어바인, 라구나니겔","아니요, 없습니다",한국어,새 문의,"목요일 오후 4시\n이후"',
    "",
  ]);
});

it("exports contact requests", () => {
  expect(getLines("contacts", contact, "ja-JP")).toEqual([
    "受信 (America/Los_Angeles),名前,電話番号,メールアドレス,お問い合わせ内容,お問い合わせの物件,価格,物件ページ,内見希望の日時,宛先,状況,メモ",
    '2026-11-20 14:41,大野 由紀,\'+1 949 555 0161,,"The ""Wavecrest"" house",,,,,/grace-kim,対応中,',
    "",
  ]);
});

it("exports the home of a contact request", () => {
  const listing = {
    listingKey: "CRMLS/1",
    address: "6591 Stonefield Lane, Irvine, CA",
    price: 4200,
    searchType: "rent" as const,
    imageUrl: null,
  };
  const homeOf = (changes: Partial<Extract<Entry, { kind: "contact" }>>) => {
    const [, line = ""] = getLines("contacts", { ...contact, listing, ...changes }, "ko");
    return line.slice(line.indexOf("house") + 7);
  };
  const address = '"6591 Stonefield Lane, Irvine, CA"';
  expect(homeOf({})).toBe(`${address},"월 $4,200",/grace-kim/homes/CRMLS%2F1,,/grace-kim,진행 중,`);
  expect(homeOf({ realtor: null })).toBe(`${address},"월 $4,200",,,,진행 중,`);
  const keyOnly = { ...listing, address: null, price: null, searchType: null };
  expect(homeOf({ listing: keyOnly })).toBe(
    "CRMLS/1,,/grace-kim/homes/CRMLS%2F1,,/grace-kim,진행 중,",
  );
});

it("exports the times of a showing in the zone of the home", () => {
  const showing = {
    timeZone: "America/New_York",
    wishes: [
      { start: "2026-12-03T17:00:00.000Z", end: "2026-12-03T22:00:00.000Z" },
      { start: "2026-12-04T14:00:00.000Z", end: "2026-12-04T17:00:00.000Z" },
    ],
  };
  const [, line] = getLines("contacts", { ...contact, showing }, "en");
  expect(line).toContain(
    ',"Thursday, December 3, 12–5 PM / Friday, December 4, 9 AM–12 PM (Eastern Time)",',
  );
});

it("reads all pages, and entries that moved between two pages once", async () => {
  const all = Array.from({ length: 205 }, (_, index) => ({ ...lead, id: String(index) }));
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    const { searchParams } = new URL(new Request(input).url);
    asked.push(String(searchParams));
    const start = Number(searchParams.get("currentPage")) * 100;
    // A new entry arrives between the first and the second response.
    const list = asked.length > 1 ? [{ ...lead, id: "new" }, ...all] : all;
    return Response.json(list.slice(start, start + 100));
  };
  const http = createHttp({ baseUrl: "http://site.example", fetch: send });
  const entries = await listAllEntries(http, "leads", { state: "new" });
  expect(entries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(asked).toEqual([0, 1, 2].map((page) => `state=new&currentPage=${page}&perPage=100`));
});
