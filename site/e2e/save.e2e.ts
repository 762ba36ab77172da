import { expect, test } from "./fixtures.ts";
import { samplePassword } from "./sign-in-by-api.ts";

test("shows saved changes immediately and denies other agents", async ({ product }) => {
  const getPage = async () => (await fetch(`${product.url}/yuna-lee`)).text();
  const before = await getPage();
  const signIn = async (email: string) => {
    const response = await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: samplePassword }),
    });
    expect(response.status).toBe(200);
    return response.headers.get("set-auth-token");
  };
  const profile = await (await fetch(`${product.url}/v1/realtor/yuna-lee`)).json();
  const save = (token: string | null, tagline: string) =>
    fetch(`${product.url}/v1/realtor/${profile.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        updatedAt: profile.updatedAt,
        presentation: { ...profile.presentation, taglineKr: tagline },
      }),
    });

  expect((await save(await signIn("grace-kim@example.com"), "남의 홈페이지")).status).toBe(403);
  expect(await getPage()).toBe(before);
  expect((await save(await signIn("yuna-lee@example.com"), "새로 적은 문장입니다")).status).toBe(
    200,
  );
  const after = await getPage();
  expect(after).toContain("새로 적은 문장입니다");
  expect(after).not.toContain("남의 홈페이지");
});
