import { createAgent } from "../fixtures/create-agent.ts";
import { expect, test, extended } from "../fixtures/test.ts";
import { signInPage } from "../fixtures/sign-in-by-api.ts";
import { expectScreen, prefixes, viewports } from "./expect-screen.ts";

test(
  "list of websites, and report before publishing several",
  extended,
  async ({ page, product }) => {
    // Other tests of this worker add websites too: the counts differ.
    const brokerage = "Screens Realty";
    const etcInfo = [{ contentType: "home_list_realtor" as const, content: brokerage }];
    for (const [index, desiredUrl] of ["nora-a", "nora-b", "nora-c"].entries())
      await createAgent(product.backendUrl, {
        etcInfo,
        desiredUrl,
        isMakeHomepage: index === 1 ? "N" : "Y",
      });
    const mask = [page.locator("h1 span"), page.locator("search [role=radiogroup]")];
    const open = async (prefix: string) => {
      await page.goto(`${prefix}/admin?brokerage=${encodeURIComponent(brokerage)}&sort=address`);
      await expect(page.locator("tbody").getByRole("row")).toHaveCount(3);
    };
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.setViewportSize(viewports.tablet);
    await open(prefixes.ja);
    await expectScreen(page, "websites-tablet-ja", { mask });
    await page.setViewportSize(viewports.desktop);
    await open(prefixes.en);
    await page.locator("thead label").click();
    await page
      .getByRole("region", { name: "Selected websites" })
      .getByRole("button", { name: "Publish", exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectScreen(page, "websites-report-desktop-en", { mask });
  },
);

test("new website and invitation", extended, async ({ page, product }) => {
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.setViewportSize(viewports.desktop);
  await page.goto("/en/admin?q=nothing-matches");
  await page.getByRole("button", { name: "New website" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name (English)").fill("Dana Vale");
  await expect(dialog.getByLabel("Web address")).toHaveValue("dana-vale");
  await dialog.getByLabel("Agent’s email").fill("dana@vale.example");
  await expectScreen(page, "new-website-desktop-en", { mask: [page.locator("h1 span")] });
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog", { name: "Invite Dana Vale" })).toBeVisible();
  // It would disappear while the screen is compared.
  await expect(page.getByText("Registered successfully.")).toBeHidden();
  await expectScreen(page, "invite-desktop-en", {
    mask: [page.locator("h1 span"), dialog.locator("textarea"), dialog.getByText(/expires|until/i)],
  });
});
