import type { Page } from "@playwright/test";
import { createHttp, type Http } from "@realtor/api/http";
import { findRealtors, signIn, type User } from "@realtor/api/loaning";
import { visitorHeaders } from "./visitor-headers.ts";

export const samplePassword = "sample-password";

/** Signs in through the API; returns the token, the user and an authenticated client. */
export async function signInByApi(
  backendUrl: string,
  email: string,
): Promise<{ token: string; user: User; http: Http }> {
  const visitor = createHttp({
    baseUrl: backendUrl,
    getToken: () => null,
    onRequest({ headers }) {
      for (const [name, value] of Object.entries(visitorHeaders())) headers.set(name, value);
    },
  });
  const { token, user } = await signIn(visitor, { email, password: samplePassword });
  return { token, user, http: createHttp({ baseUrl: backendUrl, getToken: () => token }) };
}

/** Stores a session before the page loads. */
export async function signInPage(page: Page, backendUrl: string, email: string): Promise<void> {
  const { token, user, http } = await signInByApi(backendUrl, email);
  const { id, name, role } = user;
  const owned =
    role === "realtor" ? await findRealtors(http, { currentPage: 0, perPage: 1 }) : null;
  const [homepage] = owned?.page ?? [];
  const realtorInfo = homepage && {
    id: homepage.id,
    desiredUrl: homepage.desiredUrl,
    isMakeHomepage: homepage.isMakeHomepage,
  };
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      accessToken: token,
      userInfo: JSON.stringify({ id, name, email, role }),
      ...(realtorInfo ? { realtorInfo: JSON.stringify(realtorInfo) } : {}),
    },
  );
}
