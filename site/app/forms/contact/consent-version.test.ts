import { leadConsentVersion } from "@realtor/api/leads";
import { contactConsentVersion } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { firmLabelsFor, labelsFor } from "@realtor/ui/labels";
import { expect, it } from "vitest";

/**
 * Each version has a file with its texts, which stays as long as there are proofs of that version: a changed text is a
 * new version, not an updated file.
 */
it.each([
  ["contact", contactConsentVersion, contactTexts],
  ["lead", leadConsentVersion, leadTexts],
])("a version of the %s form has one text in each language", async (form, version, texts) => {
  const all = locales.map((locale) => [`[${locale}]`, ...texts(locale)].join("\n")).join("\n\n");
  await expect(`${all}\n`).toMatchFileSnapshot(`consent-texts/${form}-${version}.txt`);
});

function contactTexts(locale: Locale): string[] {
  const { notice, noticeAlone, facts } = labelsFor(locale).contact;
  const firm = firmLabelsFor(locale).contact;
  return [
    notice,
    noticeAlone,
    ...Object.values(facts),
    firm.noticeAlone,
    firm.facts.recipientsText,
  ];
}

function leadTexts(locale: Locale): string[] {
  const { privacyConsent, privacyNotice, contactConsent, contactTerms } = labelsFor(locale).lead;
  return [privacyConsent, privacyNotice, contactConsent, contactTerms];
}

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
