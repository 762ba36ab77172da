import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, extended, test } from "./fixtures/test.ts";

test(
  "the sample of state has one value in two places, and keeps it across a reload",
  extended,
  async ({ page }) => {
    await page.goto("/en/grace-kim/pinia_sample");
    const workbench = page.getByRole("region", { name: "First part: the workbench" });
    const nameplate = page.getByRole("region", { name: "Second part: the nameplate" });
    await workbench.getByLabel("Name for a website").fill("Naomi");
    await expect(nameplate.getByText("Naomi")).toBeVisible();
    await workbench.getByRole("button", { name: "Add one" }).click();
    await nameplate.getByRole("button", { name: "Add one from here" }).click();
    await expect(workbench.locator("output")).toHaveText("2");
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findA11yViolations(page)).toEqual([]);

    await page.reload();
    await expect(workbench.locator("output")).toHaveText("2");
    await expect(workbench.getByLabel("Name for a website")).toHaveValue("Naomi");
    await nameplate.getByRole("button", { name: "Start over" }).click();
    await expect(workbench.getByLabel("Name for a website")).toHaveValue("");
  },
);

test("the sample of motion is still with reduced motion", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/gsap_sample");
  await expect(page.getByText("Your device is set to reduce motion")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" }).first()).toBeDisabled();
  await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
});

test.describe("without reduced motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test(
    "the sample of motion plays, pauses and ends at the value of the profile",
    extended,
    async ({ page }) => {
      await page.goto("/en/grace-kim/gsap_sample");
      const counter = page.getByRole("group", { name: "Counter" });
      const number = page.getByRole("region", { name: "Counter" }).locator("[data-animated]");
      await counter.getByRole("button", { name: "Play" }).click();
      await counter.getByRole("button", { name: "Pause" }).click();
      await expect(number).not.toHaveText("184");
      await counter.getByRole("button", { name: "Play" }).click();
      await expect(number).toHaveText("184");
    },
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("both sample pages say that they need a script", extended, async ({ page }) => {
    await page.goto("/en/grace-kim/pinia_sample");
    await expect(page.locator("noscript p")).toContainText("Changing the values needs JavaScript.");
    await expect(page.getByRole("button", { name: "Add one" }).first()).toBeDisabled();
    await page.goto("/en/grace-kim/gsap_sample");
    await expect(page.locator("noscript p")).toContainText("Motion needs JavaScript.");
    await expect(page.getByRole("button", { name: "Play" }).first()).toBeHidden();
  });
});
