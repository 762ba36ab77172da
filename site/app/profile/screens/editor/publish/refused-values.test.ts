import type { Locale } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { readImport } from "./read-import.ts";
import { describeRefusedValues } from "./refused-values.ts";

const intlOf = (locale: Locale) => createIntl(locale, pageMessages("editor", "problem")[locale]);

async function describe(locale: Locale, file: object): Promise<string[]> {
  const result = await readImport(new Blob([JSON.stringify({ desiredUrl: "nora", ...file })]));
  if (result.kind !== "invalid") throw new Error(`The file is ${result.kind}.`);
  return describeRefusedValues(intlOf(locale), result.errors, result);
}

it.each([
  ["en", "Main color: Enter # and six characters. For example, #0F5C4A"],
  ["ko", "대표 색: #과 여섯 자리를 입력해 주세요. 예: #0F5C4A"],
  ["ja-JP", "メインカラー：#と6桁で入力してください。例：#0F5C4A"],
] as const)("names the field and what to correct in %s", async (locale, line) => {
  expect(await describe(locale, { designMainColor: "red" })).toEqual([line]);
});

it.each([
  [{ salesCount: "many" }, "Homes sold: Enter a number, zero or more."],
  [{ aboutMeEn: 7 }, "About (English): This value isn’t accepted. Correct or remove it."],
  [
    {
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "TX", city: "Austin" },
      ],
    },
    "Areas, entry 2: Choose a value from the list.",
  ],
  [
    { draft: { changes: { email: "no" } } },
    "Draft, Email: Enter a complete email address. For example, name@example.com",
  ],
  [
    { isMakeHomepage: "yes" },
    "A setting that isn’t in the editor: This value isn’t accepted. Correct or remove it.",
  ],
  [
    { etcInfo: [null] },
    "A setting that isn’t in the editor: This value isn’t accepted. Correct or remove it.",
  ],
  [{ licenseNumber: "0".repeat(61) }, "License number: Keep it to 60 characters."],
])("describes %j", async (file, line) => {
  expect(await describe("en", file)).toEqual([line]);
});

it("shows no code of another service", () => {
  const refused = [{ pointer: "/email", code: "weird.code" }];
  const lines = describeRefusedValues(intlOf("en"), refused, { values: {}, draft: {} });
  expect(lines).toEqual(["Email: This value isn’t accepted. Correct or remove it."]);
});
