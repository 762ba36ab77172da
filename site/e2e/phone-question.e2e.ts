import { typeSlowly } from "./fixtures/controls.ts";
import { getContacts } from "./fixtures/inquiries.ts";
import { expect, test } from "./fixtures/test.ts";

test("asks about a US number on a Korean page, and corrects it after sending", async ({
  page,
  product,
}) => {
  await page.goto("/grace-kim/homes/grace-kim-1");
  const request = page.locator("#request");
  await request.getByLabel("성", { exact: true }).fill("이");
  await request.getByLabel("이름", { exact: true }).fill("지은");
  const number = request.getByLabel("전화번호", { exact: true });
  await typeSlowly(number, "2135550147");
  const question = request.getByRole("group", { name: /^미국 번호 같습니다/ });
  await expect(question).toBeHidden();
  // The page is hydrated.
  await expect(request.locator("form")).toHaveAttribute("novalidate");
  await number.press("Tab");
  await expect(question.getByRole("radio", { name: /\+1 \(213\) 555-0147/ })).not.toBeChecked();
  await expect(question.getByRole("radio", { name: /\+82 213 555 0147/ })).not.toBeChecked();

  await request.getByRole("button", { name: "문의 보내기" }).click();
  await expect(request.getByRole("heading", { name: "요청을 보냈습니다" })).toBeFocused();
  await expect(request.getByText("+82 213 555 0147")).toBeVisible();
  await request.getByRole("button", { name: "+1 (213) 555-0147 번호로 고치기" }).click();
  await expect(request.getByText("번호를 고쳐서 전달했습니다.")).toBeVisible();
  await expect(request.getByText("+82 213 555 0147")).toBeHidden();
  const contacts = await getContacts(product.backendUrl, "grace-kim@example.com");
  expect(contacts.filter(({ name }) => name === "이지은")).toEqual([
    expect.objectContaining({ phone: "213-555-0147", phoneCountryCode: "US" }),
  ]);
});
