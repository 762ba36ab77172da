import type { Locator, Page } from "@playwright/test";
import { createHttp } from "@realtor/api/http";
import { getRealtor } from "@realtor/api/loaning";
import { expect } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { visitorHeaders } from "./visitor-headers.ts";

/** An inquiry in the inbox's list, by the sender's name. */
export function getEntry(page: Page, name: string): Locator {
  return page
    .getByRole("grid", { name: /문의 목록|Inquiries|お問い合わせ一覧/ })
    .getByRole("row", { name });
}

/** Shows the requests with a status, or spam. */
export async function filterEntries(page: Page, name: RegExp): Promise<void> {
  const filter = page.getByRole("navigation", { name: /^(보기|Show|表示)$/ });
  await filter.getByRole("link", { name }).click();
}

/** Deletes the open request, after its sender's name was typed. */
export async function deleteEntry(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("article").getByRole("button", { name: /^(더 보기|More|その他)$/ });
  await menu.click();
  await page
    .getByRole("menuitem", { name: /^(개인정보 삭제|Delete personal|個人情報を削除)/ })
    .click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: /^(삭제|Delete|削除)/ }).click();
}

/** The inbox polls every 15 s. */
export const afterPolling = { timeout: 40_000 };

/** A client of the site's API, authenticated as an admin. */
export async function staffHttp({ url, backendUrl }: Product) {
  const { token } = await signInByApi(backendUrl, "admin@example.com");
  return createHttp({ baseUrl: url, getToken: () => token });
}

/** Submits an inquiry through the API. */
export async function post(product: Product, path: string, body: object): Promise<void> {
  const response = await fetch(product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...visitorHeaders() },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

/** A lead. */
export const lead = (name: string, changes: object = {}) => ({
  name,
  area: "Irvine, Tustin",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "en",
  ...changes,
});

/** A contact for the sample agent Grace Kim. */
export async function contact(product: Product, last: string, changes: object = {}) {
  const { http } = await signInByApi(product.backendUrl, "admin@example.com");
  const { id } = await getRealtor(http, "grace-kim");
  return {
    realtorId: id,
    name: `${last}하윤`,
    lastName: last,
    firstName: "하윤",
    email: "hayun@example.com",
    phone: "714-555-0136",
    phoneCountryCode: "US",
    message: "주말에 볼 수 있을까요?",
    isTerm: "Y",
    ...changes,
  };
}
