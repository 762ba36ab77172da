import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { signIn } from "./fixtures/sign-in-form.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { chooseLanguage } from "./fixtures/controls.ts";

for (const [path, home] of [
  ["/grace-kim/probiz", "/"],
  ["/en/grace-kim/probiz", "/en"],
  ["/ja-JP/no-such-agent/probiz", "/ja-JP"],
] as const) {
  test(`${path} redirects home`, async ({ request, product }) => {
    const response = await request.get(product.url + path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()["location"]).toBe(home);
  });
}

test("redirects a visitor to sign-in and back to the filtered page", extended, async ({ page }) => {
  await page.goto("/en/equityrealty/probiz?language=ja");
  await expect(page).toHaveURL(/\/en\/equityrealty\/login\?redirect=/);
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/equityrealty\/probiz\?language=ja$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Equity Realty team");
  await expect(page.getByText("3 of 10 agents")).toBeVisible();
});

test("filters the team and shows the sales tables", async ({ page, product }) => {
  await signInPage(page, product.backendUrl, "user@example.com");
  await page.goto("/equityrealty/probiz");
  const agents = page.getByRole("region", { name: "에이전트" }).getByRole("heading", { level: 3 });
  await expect(agents).toHaveCount(10);
  await expect(agents.first()).toHaveText("김서연");

  await page.getByLabel("이름", { exact: true }).fill("kim");
  await expect(agents).toHaveText(["김서연"]);
  await expect(page).toHaveURL(/\?q=kim$/);
  await page.getByLabel("상담 언어").selectOption("ja");
  await expect(page.getByText("조건에 맞는 에이전트가 없습니다")).toBeVisible();
  await expect(page.getByText("에이전트 10명 중 0명")).toBeVisible();
  await page.getByRole("link", { name: "조건 지우기" }).click();
  await expect(agents).toHaveCount(10);
  await page.getByLabel("활동 지역").selectOption("Duluth");
  await expect(agents).toHaveText(["최대현"]);

  const years = page.getByRole("table", { name: "연도별" });
  await expect(years.getByRole("row")).not.toHaveCount(0);
  const homes = await years.getByRole("cell").nth(0).textContent();
  expect(Number(homes)).toBeGreaterThan(0);
  await expect(page.getByText(/CRMLS, FMLS 자료, .* 기준/)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\/equityrealty\/probiz\?region=Duluth$/);
  await expect(page.getByText("1 of 10 agents")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the title and the sign-in link", async ({ page }) => {
    await page.goto("/ja-JP/equityrealty/probiz");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "ログインする" })).toHaveAttribute(
      "href",
      "/ja-JP/equityrealty/login?redirect=%2Fja-JP%2Fequityrealty%2Fprobiz",
    );
  });
});
