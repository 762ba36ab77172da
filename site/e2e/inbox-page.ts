import type { Locator, Page } from "@playwright/test";
import { createHttp } from "@realtor/api/http";
import { getRealtor } from "@realtor/api/loaning";
import { expect } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { signedIn } from "./signed-in.ts";
import { asVisitor } from "./visitor.ts";

/** An inquiry in the inbox's list, by its person's name. */
export function entryOf(page: Page, name: string): Locator {
  return page
    .getByRole("list", { name: /문의 목록|Inquiries|お問い合わせ一覧/ })
    .getByRole("link", { name });
}

/** The inbox looks every fifteen seconds. */
export const soon = { timeout: 40_000 };

/** A call to the site itself in the staff's name. */
export async function staffHttp({ url, backendUrl }: Product) {
  const { token } = await signedIn(backendUrl, "admin@example.com");
  return createHttp({ baseUrl: url, getToken: () => token });
}

/** A request as a program sends it, for tests that are about something else. */
export async function post(product: Product, path: string, body: object): Promise<void> {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...asVisitor() },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

/** A request for a homepage. */
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

/** A request to the sample agent Grace Kim. */
export async function contact(product: Product, last: string, changes: object = {}) {
  const { http } = await signedIn(product.backendUrl, "admin@example.com");
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
