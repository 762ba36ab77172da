import { expect, it } from "vitest";
import { formatPhone, guessCountry } from "./agent-phone-field.tsx";

it.each([
  ["", ""],
  ["949", "949"],
  ["9495", "949-5"],
  ["949-555", "949-555"],
  ["9495550110", "949-555-0110"],
  ["1-949-555-0110", "949-555-0110"],
  ["94955501101", "949-555-0110"],
])("groups the US number %j as %j", (typed, number) => {
  expect(formatPhone(typed, "US")).toBe(number);
});

it("leaves a number of another country as typed", () => {
  expect(formatPhone("010-5550-1234", "KR")).toBe("010-5550-1234");
});

it.each([
  ["", "US"],
  ["949-555-0110", "US"],
  ["010-5550-1234", "KR"],
  ["090-5550-1234", "JP"],
])("takes %j for a number of %s", (number, country) => {
  expect(guessCountry(number)).toBe(country);
});
