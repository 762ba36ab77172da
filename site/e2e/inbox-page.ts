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
