import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";

test("two parts of a page and two tabs share one value, across a reload", async ({
  page,
  context,
}) => {
  await page.goto("/en/grace-kim/pinia_sample");
  const workbench = page.locator("#workbench");
  const nameplate = page.locator("#nameplate");
  await nameplate.scrollIntoViewIfNeeded();
  await workbench.getByLabel("Name for a homepage").fill("Naomi");
  await expect(nameplate.getByText("Naomi")).toBeVisible();
  await workbench.getByRole("button", { name: "Add one" }).click();
  await nameplate.getByRole("button", { name: "Add one from here" }).click();
  await expect(workbench.locator("output")).toHaveText("2");

  await page.reload();
  // What is far from the viewport wakes when it comes near.
  await workbench.scrollIntoViewIfNeeded();
  await expect(workbench.locator("output")).toHaveText("2");
  await expect(workbench.getByLabel("Name for a homepage")).toHaveValue("Naomi");
  const other = await context.newPage();
  await other.goto("/ja-JP/haruka-sato/pinia_sample");
  await other.locator("#workbench").getByRole("button", { name: "ひとつ減らす" }).click();
  await expect(workbench.locator("output")).toHaveText("1");
  await nameplate.getByRole("button", { name: "Start over" }).click();
  await expect(other.locator("#workbench output")).toHaveText("0");
  await expect(workbench.getByLabel("Name for a homepage")).toHaveValue("");
});

test.describe("a device that asks for less motion", () => {
  test("stands still, says so, and plays anyway when it is told to", async ({ page }) => {
    await page.goto("/en/grace-kim/gsap_sample");
    await expect(page.getByText("Your device asks for less motion")).toBeVisible();
    const reveal = page.getByRole("group", { name: "Reveal" });
    await expect(reveal.getByRole("button", { name: "Play" })).toBeDisabled();
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await page.getByRole("button", { name: "Play anyway" }).click();
    await reveal.getByRole("button", { name: "Pause" }).click();
    await expect(reveal.getByRole("status")).toHaveText("Paused");
    await reveal.getByRole("button", { name: "Play" }).click();
    await expect(reveal.getByRole("status")).toHaveText("At rest");
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await reveal.getByRole("button", { name: "Reverse" }).click();
    await expect(page.locator("main").getByText("Grace Kim")).toBeHidden();
  });
});

test.describe("a device that moves", () => {
  test.use({ reducedMotion: "no-preference" });
  test("counts, pauses and goes back", async ({ page }) => {
    await page.goto("/en/grace-kim/gsap_sample");
    const counter = page.getByRole("group", { name: "Counter" });
    const number = page.getByRole("region", { name: "Counter" }).locator("[data-moves]");
    const status = counter.getByRole("status");
    // It plays by itself at first.
    await counter.getByRole("button", { name: "Pause" }).click();
    await counter.getByRole("button", { name: "Reverse" }).click();
    await counter.getByRole("radio", { name: "0.5×" }).check();
    await expect(number).toHaveText("0");
    await expect(status).toHaveText("At rest");
    await counter.getByRole("button", { name: "Play" }).click();
    await counter.getByRole("button", { name: "Pause" }).click();
    await expect(status).toHaveText("Paused");
    await expect(number).not.toHaveText("184");
    await counter.getByRole("radio", { name: "2×" }).check();
    await counter.getByRole("button", { name: "Play" }).click();
    await expect(number).toHaveText("184");
    await expect(status).toHaveText("At rest");
  });
});

for (const path of ["/ja-JP/haruka-sato/pinia_sample", "/claire-whitmore/gsap_sample"])
  test(`${path} has no fault that axe can find, and is not for search engines`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findFaults(page)).toEqual([]);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("both demos say what they show", async ({ page }) => {
    await page.goto("/en/grace-kim/pinia_sample");
    await expect(page.locator("noscript p")).toContainText("Changing the values needs JavaScript.");
    await expect(page.getByRole("button", { name: "Add one" }).first()).toBeDisabled();
    await page.goto("/en/grace-kim/gsap_sample");
    await expect(page.locator("noscript p")).toContainText("Motion needs JavaScript.");
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
  });
});
