import type { Page } from "@playwright/test";
import { createHttp, type Http } from "@realtor/api/http";
import { signIn, type User } from "@realtor/api/loaning";
import { asVisitor } from "./visitor.ts";

export const samplePassword = "sample-password";

/** Signs in by the backend's own call; answers the account and a client that carries its token. */
export async function signedIn(
  backendUrl: string,
  email: string,
): Promise<{ token: string; user: User; http: Http }> {
  const visitor = createHttp({
    baseUrl: backendUrl,
    getToken: () => null,
    onRequest({ headers }) {
      for (const [name, value] of Object.entries(asVisitor())) headers.set(name, value);
    },
  });
  const { token, user } = await signIn(visitor, { email, password: samplePassword });
  return { token, user, http: createHttp({ baseUrl: backendUrl, getToken: () => token }) };
}

/** A page whose person is signed in before it is opened. */
export async function signInPage(page: Page, backendUrl: string, email: string): Promise<void> {
  const { token, user } = await signedIn(backendUrl, email);
  const { id, name, role } = user;
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: token, userInfo: JSON.stringify({ id, name, email, role }) },
  );
}
