import { createHttp } from "@realtor/api/http";
import { expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { entriesCsv, listAllEntries } from "./entries-csv.ts";
import type { Entry } from "./entry.ts";
import { inboxMessages } from "./inbox-messages.ts";

const common = {
  phone: "949-555-0161",
  phoneCountryCode: "US",
  createdAt: "2026-11-20T22:41:30.000Z",
  updatedAt: "2026-11-20T22:41:30.000Z",
  readAt: null,
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

function csv(tab: "leads" | "contacts", entry: Entry, locale: "ko" | "en" | "ja-JP"): string[] {
  const intl = createIntl(locale, inboxMessages[locale]);
  const options = { intl, locale, timeZone: "America/Los_Angeles" };
  return entriesCsv(tab, [entry], options).slice(1).split("\r\n");
}

it("exports leads", () => {
  expect(csv("leads", lead, "ko")).toEqual([
    "받은 시각 (America/Los_Angeles),이름,전화번호,활동 지역,기존 홈페이지,신청 언어,상태,메모",
    '2026-11-20 14:41,\'=윤지호,\'+1 949 555 0161,"어바인, 라구나니겔","아니요, 없습니다",한국어,새 문의,"목요일 오후 4시\n이후"',
    "",
  ]);
});

it("exports contact requests", () => {
  expect(csv("contacts", contact, "ja-JP")).toEqual([
    "受信日時 (America/Los_Angeles),名前,電話番号,メールアドレス,お問い合わせ内容,宛先,状態,メモ",
    '2026-11-20 14:41,大野 由紀,\'+1 949 555 0161,,"The ""Wavecrest"" house",/grace-kim,連絡済み,',
    "",
  ]);
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
