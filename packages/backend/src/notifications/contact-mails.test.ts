import { locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";

import { notifiedContact } from "../../test/fixtures/notified-contact.ts";
import { createAgentMail } from "./agent-mail.ts";
import { renderMailHtml } from "../mail/mail-html.ts";
import { renderMailText } from "../mail/mail-content.ts";
import { createReceiptMail } from "./receipt-mail.ts";

const siteUrl = "https://realtor.example";
const showing = {
  timeZone: "America/Los_Angeles",
  visitorTimeZone: "Asia/Seoul",
  wishes: [
    { start: "2026-12-03T20:00:00.000Z", end: "2026-12-04T01:00:00.000Z" },
    { start: "2026-12-05T21:00:00.000Z", end: "2026-12-06T00:00:00.000Z" },
  ],
};
const both = (content: Parameters<typeof renderMailHtml>[0]) =>
  [renderMailHtml(content), renderMailText(content)] as const;
const forAgent = (changes = {}, locale: (typeof locales)[number] = "en") =>
  createAgentMail(notifiedContact(changes), { siteUrl, locale, audience: "agent" });

describe("the mail to the agent", () => {
  it.each([
    ["ko", "Jane Doe 님의 새 문의: 6591 Stonefield Lane, Irvine, CA", "", "영어"],
    ["en", "New inquiry from Jane Doe: 6591 Stonefield Lane, Irvine, CA", "/en", "English"],
    [
      "ja-JP",
      "Jane Doe様からの新しいお問い合わせ：6591 Stonefield Lane, Irvine, CA",
      "/ja-JP",
      "英語",
    ],
  ] as const)("in %s", (locale, subject, prefix, language) => {
    const content = forAgent({}, locale);
    expect(content.subject).toBe(subject);
    for (const text of both(content)) {
      expect(text).toContain("$1,575,000");
      expect(text).toContain(`${siteUrl}${prefix}/minji-kim/homes/CRMLS-1`);
      expect(text).toContain(`${siteUrl}/media/home.jpg`);
      expect(text).toContain("Can I see it on Sunday at 2 pm?");
      expect(text).toContain(language);
      expect(text).toContain("newsletter");
      expect(text).toContain("2026-11-20");
      expect(text).toContain("tel:+19495550101");
      expect(text.replaceAll("&amp;", "&")).toContain(
        `${siteUrl}${prefix}/admin/inbox?tab=contacts&item=c-1`,
      );
      expect(text).not.toMatch(/\{\w+\}/);
    }
    expect(renderMailHtml(content)).toContain(`<html lang="${content.lang}">`);
    expect(renderMailHtml(content)).not.toMatch(/<img|<script|<link|url\(/);
  });

  it.each([
    ["ko", "보내 주신", "Jane Doe 님"],
    ["en", "Your inquiry", "Hi Jane Doe"],
    ["ja-JP", "お問い合わせ", "Jane Doe様"],
  ] as const)(
    "has a reply link in %s, the language of the visitor",
    (locale, subject, greeting) => {
      const { actions } = forAgent({ locale, listing: null }, "ko");
      const { href } = actions.find((one) => one.href.startsWith("mailto:")) ?? { href: "" };
      expect(href).toMatch(/^mailto:jane@visitor\.example\?/);
      const query = new URLSearchParams(href.split("?")[1]);
      expect(query.get("subject")).toContain(subject);
      expect(query.get("body")).toContain(greeting);
    },
  );

  it("leaves the inbox out for the brokerage, which cannot open it", () => {
    const options = { siteUrl, locale: "en", audience: "brokerage" } as const;
    const [html, text] = both(createAgentMail(notifiedContact(), options));
    expect(html + text).not.toContain("/admin/");
    expect(text).toContain("Jane Doe contacted Minji Kim");
  });

  it.each([
    ["ko", "전화번호(미국 번호라면)"],
    ["en", "Phone (as a US number)"],
    ["ja-JP", "電話番号（アメリカの番号の場合）"],
  ] as const)("in %s has both readings of a number in doubt, and calls either", (locale, label) => {
    const inDoubt = { phone: "2135550147", phoneCountryCode: "KR" };
    const { facts, actions } = forAgent(inDoubt, locale);
    expect(facts).toContainEqual({
      label,
      value: "+1 213 555 0147",
      href: "tel:+12135550147",
    });
    const calls = actions.map(({ href }) => href).filter((href) => href.startsWith("tel:"));
    expect(calls).toEqual(["tel:+822135550147", "tel:+12135550147"]);
    const confirmed = forAgent({ ...inDoubt, phoneConfirmed: "Y" }, locale);
    expect(confirmed.facts.map((fact) => fact.label)).not.toContain(label);
  });

  it.each([
    ["9495550101", "US", "+1 949 555 0101", "tel:+19495550101"],
    ["010-1234-5678", "KR", "+82 10 1234 5678", "tel:+821012345678"],
    ["090-1234-5678", "JP", "+81 90 1234 5678", "tel:+819012345678"],
    ["030-5550101", "DE", "+49 30 5550101", "tel:+49305550101"],
    ["1234567", "XX", "1234567", "tel:1234567"],
  ])("shows the phone number %s of %s as %s", (phone, phoneCountryCode, text, href) => {
    const { facts, actions } = forAgent({ phone, phoneCountryCode });
    expect(facts).toContainEqual(expect.objectContaining({ value: text, href }));
    expect(actions).toContainEqual({ label: `Call ${text}`, href });
  });

  it.each([
    ["ko", "2026년 6월 1일 오전 11:30 GMT-7"],
    ["en", "June 1, 2026 at 11:30 AM PDT"],
    ["ja-JP", "2026年6月1日 11:30 GMT-7"],
  ] as const)("has the time in the agent's zone, which it names, in %s", (locale, time) => {
    for (const text of both(forAgent({}, locale))) expect(text).toContain(time);
  });

  it.each([
    ["ko", "1. 12월 3일 목요일 오후 12시~5시 / 2. 12월 5일 토요일 오후 1시~4시 (미 태평양 시간)"],
    ["en", "1. Thursday, December 3, 12–5 PM / 2. Saturday, December 5, 1–4 PM (Pacific Time)"],
    ["ja-JP", "1. 12月3日(木) 午後12時〜5時 / 2. 12月5日(土) 午後1時〜4時 (米国太平洋時間)"],
  ] as const)("has the times of a showing in the zone of the home, in %s", (locale, times) => {
    const receipt = createReceiptMail(notifiedContact({ showing }), { siteUrl, locale });
    for (const content of [forAgent({ showing }, locale), receipt])
      for (const text of both(content)) expect(text).toContain(times);
    expect(renderMailText(receipt)).toMatch(/not confirmed|확정 전|確定していません/);
  });

  it("shows what a request without home, e-mail and origin has", () => {
    const none = { email: "", listing: null, locale: null, pageUrl: null, source: null };
    const text = renderMailText(forAgent({ ...none, consentVersion: null, consentedAt: null }));
    expect(text).not.toMatch(/mailto:|Home|Price|Language|Page:|Referred by|null|undefined/);
    expect(text).toContain("Shown on");
  });
});

describe("hostile values", () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  it.each([
    ["HTML", script],
    ["line breaks", "Jane\r\nBcc: all@victim.example\r\n\r\nBody"],
    ["a text direction", "\u202egnp.exe\u202c العربية"],
    ["tokens", "{agent} {name} {price}"],
    ["a NUL and controls", "a\u0000b\u001b[31mc\u2028d"],
  ])("%s", (_name, value) => {
    const content = forAgent({
      name: value,
      lastName: value,
      firstName: value,
      message: value,
      source: value,
      pageUrl: value,
    });
    const [html, text] = both(content);
    expect(html).not.toMatch(/<script|<img/);
    expect(content.subject).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e]/u);
    expect(html + text).not.toMatch(/[\u202a-\u202e]|[^\P{Cc}\n]/u);
    // A line of the visitor is never a line of its own.
    expect(text).not.toMatch(/^Bcc:/m);
  });

  it("keeps a message of 10,000 characters whole", () => {
    const message = "가나다라 ".repeat(2000).trim();
    for (const text of both(forAgent({ message }))) expect(text).toContain(message);
  });

  it("lets each value decide its direction", () => {
    const html = renderMailHtml(forAgent({ message: "أريد رؤية المنزل" }));
    expect(html).toMatch(/<td [^>]*dir="auto">أريد رؤية المنزل<\/td>/);
  });
});

describe("the receipt", () => {
  it.each([
    ["ko", "김민지 앞으로 문의가 전달되었습니다", "/minji-kim"],
    ["en", "Minji Kim got your message", "/en/minji-kim"],
    ["ja-JP", "お問い合わせを受け付けました（キム・ミンジ）", "/ja-JP/minji-kim"],
  ] as const)("in %s", (locale, subject, path) => {
    const content = createReceiptMail(notifiedContact(), { siteUrl, locale });
    expect(content.subject).toBe(subject);
    for (const text of both(content)) {
      expect(text).toContain("$1,575,000");
      expect(text).toContain(siteUrl + path);
      expect(text).toContain("tel:+12135550102");
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it("repeats nothing that the sender typed, and no private address", () => {
    const content = createReceiptMail(
      notifiedContact({ message: "Cheap pills", firstName: "Pills", name: "Pills Doe" }),
      { siteUrl, locale: "en" },
    );
    for (const text of both(content))
      expect(text).not.toMatch(/pills|newsletter|account@agent|jane@visitor/i);
  });
});
