import { contactConsentVersion } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { expect, it } from "vitest";

/** The texts of each version: a changed text is a new entry, which stays. */
const texts: Record<string, readonly string[]> = {
  "2026-11-20": [
    "개인정보 수집·이용에 동의합니다",
    "I agree to the collection and use of my personal information",
    "個人情報の取り扱いに同意します",
  ],
  "2026-11-26": [
    "개인정보 수집·이용에 동의합니다 이름, 전화번호, 이메일, 문의 내용을 리얼터에게 전달하고 답변을 드리기 위해 수집하여 1년간 보관합니다. 동의를 거부하실 수 있으나, 그 경우 문의를 보내실 수 없습니다.",
    "I agree to the collection and use of my personal information We collect your name, phone number, email and message, to pass them on to the realtor, who answers you, and keep them for one year. You can decline; the message then cannot be sent.",
    "個人情報の取り扱いに同意します お名前、電話番号、メールアドレス、ご相談内容を、エージェントに伝えて回答するために取得し、1年間保管します。同意されないこともできますが、その場合は送信できません。",
  ],
};

it("a version of the consent has one text with its notice in each language", () => {
  const shown = locales.map((locale) => {
    const { consent, privacyNotice } = labelsFor(locale).contact;
    // Until 2026-11-26 there was no notice.
    return `${consent} ${privacyNotice}`;
  });
  expect(shown).toEqual(texts[contactConsentVersion]);
});

it("no text says that a consent which a form requires is no condition of use", () => {
  for (const locale of locales) {
    const { lead, contact } = labelsFor(locale);
    for (const text of [lead.privacyNotice, lead.contactTerms, contact.privacyNotice]) {
      expect(text).not.toMatch(/condition of use|이용 조건이 아니|ご利用の条件では/);
      expect(text).toMatch(/You can decline|거부하실 수 있|同意されないことも/);
    }
  }
});
