import { toUsPhone } from "@realtor/api/rules";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { expect, it } from "vitest";

it("the area codes of the rules are those of the United States in libphonenumber", () => {
  const all = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, "0"));
  const isGeographic = (code: string) =>
    ["234", "345", "456", "567"].some((exchange) => {
      const number = parsePhoneNumberFromString(`+1${code}${exchange}0147`);
      return number?.country === "US" && number.getType() === "FIXED_LINE_OR_MOBILE";
    });
  expect(all.filter((code) => toUsPhone(`${code}-555-0147`) !== null)).toEqual(
    all.filter(isGeographic),
  );
});
