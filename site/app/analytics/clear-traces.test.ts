// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.realtor.example/" }
import { expect, it } from "vitest";
import { clearTraces } from "./clear-traces.ts";

it("deletes what a service keeps, of this host and the domain above, and nothing else", () => {
  document.cookie = "AMP_1=a; path=/";
  document.cookie = "AMP_2=a; path=/; domain=realtor.example";
  document.cookie = "i18n_redirected=en; path=/";
  localStorage.setItem("AMP_unsent_1", "[]");
  localStorage.setItem("accessToken", "t");
  clearTraces(/^AMP_/);
  expect(document.cookie).toBe("i18n_redirected=en");
  expect(Object.keys(localStorage)).toEqual(["accessToken"]);
});
