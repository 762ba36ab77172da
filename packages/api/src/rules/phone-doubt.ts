import type { Flag } from "@realtor/profile/rules/text";
import { countries, getDialCode, isCountryCode } from "./phone.ts";

/** A phone number with its country, as a form sends it and a request stores it. */
export interface PhoneReading {
  phone: string;
  /** Country code, such as KR. */
  phoneCountryCode: string;
}

/** The phone number of a request; `phoneConfirmed` is Y once its sender said which country it has. */
export interface SentPhone extends PhoneReading {
  phoneConfirmed?: Flag | null | undefined;
}

/**
 * Area codes in use in the United States, without those for free and paid calls, by first digit. From
 * the numbering plan (nanpa.com) as libphonenumber has it; a test of the site compares them.
 */
const areaCodes: Readonly<Record<string, string>> = {
  2: "01 02 03 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 23 24 25 27 28 29 31 34 35 39 40 48 51 52 53 54 56 60 62 67 69 70 72 74 76 79 81 83",
  3: "01 02 03 04 05 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 29 30 31 32 34 36 37 39 41 46 47 50 51 52 53 60 61 63 64 69 80 85 86",
  4: "01 02 04 05 06 07 08 09 10 12 13 14 15 17 19 23 24 25 30 32 34 35 40 42 43 45 47 48 58 63 64 69 70 72 75 78 79 80 84",
  5: "01 02 03 04 05 07 08 09 10 12 13 15 16 17 18 20 30 31 34 39 40 41 51 57 59 61 62 63 64 67 70 71 72 73 74 75 80 82 85 86",
  6: "01 02 03 05 06 07 08 09 10 12 14 15 16 17 18 19 20 23 26 28 29 30 31 36 40 41 45 46 50 51 56 57 59 60 61 62 67 69 78 80 81 82 86 89",
  7: "01 02 03 04 06 07 08 12 13 14 15 16 17 18 19 20 24 25 26 27 28 30 31 32 34 37 38 40 43 47 48 54 57 60 62 63 65 69 70 71 72 73 74 75 79 81 85 86",
  8: "01 02 03 04 05 06 08 10 12 13 14 15 16 17 18 20 21 26 28 30 31 32 35 38 39 40 43 45 47 48 50 54 56 57 58 59 60 62 63 64 65 70 72 78",
  9: "01 03 04 06 07 08 09 10 12 13 14 15 16 17 18 19 20 25 28 29 30 31 34 36 37 38 40 41 43 45 47 48 49 51 52 54 56 59 70 71 72 73 75 78 79 80 83 84 85 86 89",
};

/** "213-555-0147" for ten digits that are a number of the United States, otherwise null. */
export function toUsPhone(phone: string): string | null {
  const [, area = "", exchange = "", line = ""] =
    /^(\d{3})([2-9]\d\d)(\d{4})$/.exec(phone.replaceAll("-", "")) ?? [];
  const isInUse = areaCodes[area.charAt(0)]?.split(" ").includes(area.slice(1)) ?? false;
  return isInUse ? `${area}-${exchange}-${line}` : null;
}

/**
 * How a number can be read, as it was typed first: also as one of the United States if it is valid there
 * and stands under a country with another dial code, unless its sender confirmed it. Its country is
 * that of the page's language until the sender chooses another (docs/spec/forms.md#a-number-in-doubt).
 */
export function readPhone(sent: SentPhone): readonly [PhoneReading, ...PhoneReading[]] {
  const { phone, phoneCountryCode } = sent;
  const typed = { phone, phoneCountryCode };
  const us = sent.phoneConfirmed === "Y" ? null : readAsUs(typed);
  return us ? [typed, us] : [typed];
}

/** The number read as one of the United States; null if it is none, or stands under +1. */
function readAsUs({ phone, phoneCountryCode }: PhoneReading): PhoneReading | null {
  if (!isCountryCode(phoneCountryCode) || getDialCode(phoneCountryCode) === "+1") return null;
  const us = toUsPhone(phone);
  return us === null ? null : { phone: us, phoneCountryCode: "US" };
}

/** The number after its sender chose a country among its readings; null for any other country. */
export function answerPhone(
  sent: SentPhone,
  phoneCountryCode: string,
): (PhoneReading & { phoneConfirmed: "Y" }) | null {
  const { phone, phoneCountryCode: typedCountry } = sent;
  const readings = [{ phone, phoneCountryCode: typedCountry }, readAsUs(sent)];
  const chosen = readings.find((one) => one?.phoneCountryCode === phoneCountryCode);
  return chosen ? { ...chosen, phoneConfirmed: "Y" } : null;
}

/**
 * A number as it is dialed: "+1 (213) 555-0147", "+82 10 1234 5678". Without the leading 0, which is
 * dialed within the country only; grouped as it was typed, or like a mobile phone's.
 */
export function formatDialed({ phone, phoneCountryCode }: PhoneReading): string {
  const dialCode = getDialCode(phoneCountryCode);
  const digits = phone.replaceAll("-", "");
  if (dialCode === "+1" && digits.length === 10)
    return `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const national = group(phone).replace(/^0(?=[1-9])/, "");
  return dialCode === "" ? national : `${dialCode} ${national}`;
}

function group(phone: string): string {
  if (phone.includes("-")) return phone.replaceAll("-", " ");
  if (/^0\d{10}$/.test(phone)) return phone.replace(/^(\d{3})(\d{4})/, "$1 $2 ");
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
}

/** How long after sending a form its sender can choose between the readings of the number. */
export const phoneAnswerMinutes = 30;

/** Whether the sender of a request can still choose between the readings of its number. */
export function isPhoneAnswerable(createdAt: Date, now: number): boolean {
  return now - createdAt.getTime() <= phoneAnswerMinutes * 60_000;
}

/**
 * Digits to look for in stored numbers, which have no dial code: of "(213) 555" "213555", and of
 * "+1 (213) 555" the same, so that each reading of a number finds it. Empty for other texts.
 */
export function phoneSearchDigits(query: string): readonly string[] {
  const plain = query.normalize("NFKC").replace(/[\s().-]/g, "");
  if (/^\d+$/.test(plain)) return [plain];
  if (!/^\+\d+$/.test(plain)) return [];
  const dialCodes = new Set(countries.map(({ dialCode }) => dialCode));
  return [...dialCodes]
    .filter((code) => plain.startsWith(code) && plain.length > code.length)
    .map((code) => plain.slice(code.length).replace(/^0/, ""));
}
