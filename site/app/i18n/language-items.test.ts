import { locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { expect, it } from "vitest";
import { languageItems, localePath, splitLocale } from "./language-items.ts";

it("links to the same page with query and fragment", () => {
  const items = languageItems(
    { locale: "en", path: "/grace-kim" },
    "?listings=rent#listings",
    labelsFor("en").language,
  );
  expect(items).toEqual([
    {
      locale: "ko",
      label: "한국어",
      lang: "ko",
      href: "/ko/grace-kim?listings=rent#listings",
      current: false,
    },
    {
      locale: "en",
      label: "English",
      lang: "en",
      href: "/en/grace-kim?listings=rent#listings",
      current: true,
    },
    {
      locale: "ja-JP",
      label: "日本語",
      lang: "ja",
      href: "/ja-JP/grace-kim?listings=rent#listings",
      current: false,
    },
  ]);
});

it("formats the root without a trailing slash", () => {
  const items = languageItems({ locale: "ko", path: "/" }, "", labelsFor("ko").language);
  expect(items.map(({ href }) => href)).toEqual(["/ko", "/en", "/ja-JP"]);
  expect(localePath("/", "ko")).toBe("/");
  expect(localePath("/", "ja-JP")).toBe("/ja-JP");
});

it.each(["/", "/terms", "/enough", "/grace-kim/terms"])(
  "splitLocale is the inverse of localePath for %s",
  (path) => {
    for (const locale of locales)
      expect(splitLocale(localePath(path, locale))).toEqual({ path, locale });
  },
);
