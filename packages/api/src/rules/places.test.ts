import { activityStates } from "@realtor/profile/rules/market";
import { describe, expect, it } from "vitest";
import { locales } from "../locales.ts";
import { countries, defaultCountry, getDialCode, isCountryCode } from "./phone.ts";
import { getCounty, listCities } from "./county.ts";
import { joinName } from "./check-contact.ts";

describe("countries", () => {
  it("are the ten countries in menu order", () => {
    expect(countries.map(({ code, dialCode }) => `${code} ${dialCode}`)).toEqual([
      "US +1",
      "KR +82",
      "CN +86",
      "IN +91",
      "AU +61",
      "CA +1",
      "JP +81",
      "HK +852",
      "DE +49",
      "VN +84",
    ]);
  });

  it("have the flag of their code", () => {
    for (const { code, flag } of countries) {
      const letters = Array.from(flag, (sign) => (sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65);
      expect(String.fromCodePoint(...letters)).toBe(code);
    }
  });

  it("default to the country of the locale", () => {
    expect(locales.map(defaultCountry)).toEqual(["KR", "US", "JP"]);
    expect(defaultCountry("fr")).toBe("");
  });

  it("are found by code", () => {
    expect([getDialCode("HK"), getDialCode("hk"), getDialCode("")]).toEqual(["+852", "", ""]);
    expect([isCountryCode("VN"), isCountryCode("TW")]).toEqual([true, false]);
  });
});

describe("getCounty", () => {
  it.each([
    ["Irvine", "Orange"],
    ["Fullerton", "Orange"],
    ["newport beach ", "Orange"],
    ["Los Angeles", "Los Angeles"],
    ["Torrance", "Los Angeles"],
    ["Atlanta", "Fulton"],
    ["Johns Creek", "Fulton"],
    ["Duluth", "Gwinnett"],
    ["Suwanee", "Gwinnett"],
    ["San Diego", ""],
    ["Decatur", ""],
    ["constructor", ""],
    ["", ""],
  ])("%s is in %j", (city, county) => {
    expect(getCounty(city)).toBe(county);
  });
});

describe("listCities", () => {
  it.each(activityStates)("has cities of the counties of %s only", (state) => {
    const cities = listCities(state);
    expect(cities.length).toBeGreaterThan(10);
    for (const { city, county } of cities) expect(getCounty(city)).toBe(county);
    const other = listCities(state === "CA" ? "GA" : "CA").map(({ city }) => city);
    expect(cities.filter(({ city }) => other.includes(city))).toEqual([]);
  });
});

describe("joinName", () => {
  it.each([
    ["김", "서연", "김서연"],
    [" 佐藤 ", "はるか", "佐藤はるか"],
    ["パク", "ミンジュン", "パクミンジュン"],
    ["Kim", "Grace", "Kim Grace"],
    ["김", "Grace", "김 Grace"],
    ["Kim", "", "Kim"],
    ["", "Grace", "Grace"],
    ["", "", ""],
  ])("%j and %j are %j", (last, first, name) => {
    expect(joinName(last, first)).toBe(name);
  });
});
