import { expect, test } from "./fixtures.ts";
import { samplePassword } from "./signed-in.ts";

test("what an agent saves shows at once, and nobody else can save it", async ({ product }) => {
  const show = async () => (await fetch(`${product.url}/yuna-lee`)).text();
  const before = await show();
  const signIn = async (email: string) => {
    const answer = await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: samplePassword }),
    });
    expect(answer.status).toBe(200);
    return answer.headers.get("set-auth-token");
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
  expect(await show()).toBe(before);
  expect((await save(await signIn("yuna-lee@example.com"), "새로 적은 문장입니다")).status).toBe(
    200,
  );
  const after = await show();
  expect(after).toContain("새로 적은 문장입니다");
  expect(after).not.toContain("남의 홈페이지");
});
