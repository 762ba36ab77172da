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
};

it("a version of the consent has one text in each language", () => {
  expect(locales.map((locale) => labelsFor(locale).contact.consent)).toEqual(
    texts[contactConsentVersion],
  );
});
