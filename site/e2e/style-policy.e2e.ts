import { extended, expect, test } from "./fixtures/test.ts";

const paths = ["/", "/en/claire-whitmore", "/en/equityrealty", "/en/grace-kim/homes?view=map"];

const quick = paths.slice(0, 2);

for (const path of paths)
  test(
    `${path} has no inline style, before and after hydration`,
    quick.includes(path) ? {} : extended,
    async ({ page, request }) => {
      const response = await request.get(path);
      expect(response.headers()["content-security-policy"]).not.toContain("unsafe-inline");
      expect(await response.text()).not.toContain(" style=");
      // A blocked style is an error on the console, which fails any test.
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector("#styles") === null);
      expect(await page.locator("[style]").count()).toBeGreaterThan(0);
    },
  );

test("a style in markup of another source has no effect", async ({ page, consoleErrors }) => {
  await page.goto("/en/grace-kim");
  await page.evaluate(() => {
    document.body.setAttribute("style", "opacity: 0.5");
    const style = document.createElement("style");
    style.textContent = "body { opacity: 0.5 }";
    document.head.append(style);
  });
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
  await expect.poll(() => consoleErrors.length).toBe(2);
  expect(consoleErrors.splice(0).join()).toMatch(/inline style/);
});
