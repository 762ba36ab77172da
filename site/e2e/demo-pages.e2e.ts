import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extendedExcept, extended, expect, test } from "./fixtures/test.ts";

test("islands and tabs share the state of a demo", extended, async ({ page, context }) => {
  await page.goto("/en/grace-kim/pinia_sample");
  const workbench = page.locator("#workbench");
  const nameplate = page.locator("#nameplate");
  await nameplate.scrollIntoViewIfNeeded();
  await workbench.getByLabel("Name for a website").fill("Naomi");
  await expect(nameplate.getByText("Naomi")).toBeVisible();
  await workbench.getByRole("button", { name: "Add one" }).click();
  await nameplate.getByRole("button", { name: "Add one from here" }).click();
  await expect(workbench.locator("output")).toHaveText("2");

  await page.reload();
  // Islands hydrate when they are near the viewport.
  await workbench.scrollIntoViewIfNeeded();
  await expect(workbench.locator("output")).toHaveText("2");
  await expect(workbench.getByLabel("Name for a website")).toHaveValue("Naomi");
  // A page behind another one gets no report of what is near its viewport.
  await nameplate.scrollIntoViewIfNeeded();
  await expect(nameplate.getByText("Naomi")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/ja-JP/haruka-sato/pinia_sample");
  await other.locator("#workbench").getByRole("button", { name: "ひとつ減らす" }).click();
  await expect(workbench.locator("output")).toHaveText("1");
  await nameplate.getByRole("button", { name: "Start over" }).click();
  await expect(other.locator("#workbench output")).toHaveText("0");
  await expect(workbench.getByLabel("Name for a website")).toHaveValue("");
});

test.describe("with reduced motion", () => {
  test("a demo plays only after confirmation", extended, async ({ page }) => {
    await page.goto("/en/grace-kim/gsap_sample");
    await expect(page.getByText("Your device is set to reduce motion")).toBeVisible();
    const reveal = page.getByRole("group", { name: "Reveal" });
    await expect(reveal.getByRole("button", { name: "Play" })).toBeDisabled();
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await page.getByRole("button", { name: "Play anyway" }).click();
    await reveal.getByRole("button", { name: "Pause" }).click();
    await expect(reveal.getByRole("status")).toHaveText("Paused");
    await reveal.getByRole("button", { name: "Play" }).click();
    await expect(reveal.getByRole("status")).toHaveText("Stopped");
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await reveal.getByRole("button", { name: "Reverse" }).click();
    await expect(page.locator("main").getByText("Grace Kim")).toBeHidden();
  });
});

test.describe("without reduced motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test("counts, pauses and reverses", extended, async ({ page }) => {
    await page.goto("/en/grace-kim/gsap_sample");
    const counter = page.getByRole("group", { name: "Counter" });
    const number = page.getByRole("region", { name: "Counter" }).locator("[data-animated]");
    const status = counter.getByRole("status");
    // The animation starts automatically.
    await counter.getByRole("button", { name: "Pause" }).click();
    await counter.getByRole("button", { name: "Reverse" }).click();
    await counter.getByRole("radio", { name: "0.5×" }).check();
    await expect(number).toHaveText("0");
    await expect(status).toHaveText("Stopped");
    await counter.getByRole("button", { name: "Play" }).click();
    await counter.getByRole("button", { name: "Pause" }).click();
    await expect(status).toHaveText("Paused");
    await expect(number).not.toHaveText("184");
    await counter.getByRole("radio", { name: "2×" }).check();
    await counter.getByRole("button", { name: "Play" }).click();
    await expect(number).toHaveText("184");
    await expect(status).toHaveText("Stopped");
  });
});

const pages = ["/ja-JP/haruka-sato/pinia_sample", "/claire-whitmore/gsap_sample"];

for (const path of pages)
  test(
    `passes axe and is not indexed: ${path}`,
    extendedExcept(pages[0], path),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
      // Buttons are aria-disabled until their island is hydrated; then their colors change in a transition.
      await expect(page.locator("#workbench [aria-disabled]")).toHaveCount(0);
      expect(await findA11yViolations(page)).toEqual([]);
    },
  );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("shows both sample pages with a message", async ({ page }) => {
    await page.goto("/en/grace-kim/pinia_sample");
    await expect(page.locator("noscript p")).toContainText("Changing the values needs JavaScript.");
    await expect(page.getByRole("button", { name: "Add one" }).first()).toBeDisabled();
    await page.goto("/en/grace-kim/gsap_sample");
    await expect(page.locator("noscript p")).toContainText("Motion needs JavaScript.");
    await expect(page.locator("main").getByText("Grace Kim")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
  });
});
