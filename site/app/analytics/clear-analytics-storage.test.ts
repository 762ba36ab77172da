// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.realtor.example/" }
import { expect, it } from "vitest";
import { clearAnalyticsStorage } from "./clear-analytics-storage.ts";

it("deletes matching cookies and storage of this host and its parent domain only", () => {
  document.cookie = "AMP_1=a; path=/";
  document.cookie = "AMP_2=a; path=/; domain=realtor.example";
  document.cookie = "i18n_redirected=en; path=/";
  localStorage.setItem("AMP_unsent_1", "[]");
  localStorage.setItem("accessToken", "t");
  clearAnalyticsStorage(/^AMP_/);
  expect(document.cookie).toBe("i18n_redirected=en");
  expect(Object.keys(localStorage)).toEqual(["accessToken"]);
});
