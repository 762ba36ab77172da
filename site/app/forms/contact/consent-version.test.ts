import { createHash } from "node:crypto";
import { leadConsentVersion } from "@realtor/api/leads";
import { contactConsentVersion } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import { firmLabelsFor, labelsFor } from "@realtor/ui/labels";
import { expect, it } from "vitest";

/** Hashes of the texts of each version, which are in the history of the labels: a changed text is a new version. */
const contactTexts: Record<string, string> = {
  "2026-11-30": "f6ceef4b2bf5",
};
const leadTexts: Record<string, string> = {
  "2026-11-30": "6930cabc229d",
};

function hash(texts: unknown): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}

it("a version of the contact form's notice has one text in each language", () => {
  const shown = locales.flatMap((locale) =>
    [labelsFor(locale), firmLabelsFor(locale)].map(({ contact }) => [
      contact.notice,
      contact.noticeAlone,
      contact.facts,
    ]),
  );
  expect(hash(shown)).toBe(contactTexts[contactConsentVersion]);
});

it("a version of the lead form's consents has one text in each language", () => {
  const shown = locales.map((locale) => {
    const { privacyConsent, privacyNotice, contactConsent, contactTerms } = labelsFor(locale).lead;
    return [privacyConsent, privacyNotice, contactConsent, contactTerms];
  });
  expect(hash(shown)).toBe(leadTexts[leadConsentVersion]);
});

it("a consent that a form requires is no condition of a purchase, and no text calls it one of use", () => {
  for (const locale of locales) {
    const { lead } = labelsFor(locale);
    for (const text of [lead.privacyNotice, lead.contactTerms]) {
      expect(text).not.toMatch(/condition of use|이용 조건이 아니|ご利用の条件では/);
      expect(text).toMatch(/You can decline|거부하실 수 있|同意されないことも/);
    }
    expect(lead.contactTerms).toMatch(
      /not a condition of any purchase|구매의 조건이 아닙니다|ご購入の条件ではありません/,
    );
  }
});
