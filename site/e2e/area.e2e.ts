import { listContacts } from "@realtor/api/loaning";
import { createAgent, uniqueLicense } from "./fixtures/create-agent.ts";
import { typeSlowly } from "./fixtures/controls.ts";
import { publish } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, test } from "./fixtures/test.ts";

test("an agent without homes shows those of a city, and is asked about one", async ({
  page,
  product,
}) => {
  test.slow();
  const agent = await createAgent(product.backendUrl, {
    licenseNumber: uniqueLicense(),
    activityRegion: [{ state: "CA", city: "Irvine" }],
  });
  const { desiredUrl } = agent.realtor;
  const area = `/en/${desiredUrl}/area/irvine`;
  expect((await page.request.get(area)).status()).toBe(404);

  await signInPage(page, product.backendUrl, agent.email);
  await page.goto(`/en/${desiredUrl}/admin#regions`);
  const shows = page.getByRole("switch", { name: "Show all homes in your cities" });
  await shows.check();
  await publish(page);

  await page.goto(`/en/${desiredUrl}`);
  await page.getByRole("link", { name: "All homes in Irvine" }).click();
  await expect(page).toHaveURL(area);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes in Irvine");
  await expect(page.getByText(/^1–15 of \d+ homes$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toBeDisabled();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${area}?page=2`);
  await expect(page.getByText(/^16–/)).toBeVisible();

  const card = page.getByRole("listitem").filter({ hasText: "Sample Brokerage" }).first();
  const name = (await card.getByRole("link").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(",")[0] ?? "");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const form = page.locator("#request form");
  await form.getByLabel("First name").fill("Hayun");
  await form.getByLabel("Last name").fill("Lim");
  await form.getByLabel("Country code").selectOption("US");
  await form.getByLabel("Phone", { exact: true }).fill("714-555-0136");
  await typeSlowly(form.getByLabel("Message"), "Is it near a park?");
  await form.getByRole("button", { name: /^Send/ }).click();
  await expect
    .poll(async () => (await listContacts(agent.http)).page[0]?.listing?.address)
    .toContain(name.split(",")[0] ?? "");
});

test("the record of a sample agent is counted", async ({ page }) => {
  await page.goto("/en/grace-kim");
  const record = page.getByRole("region", { name: "The record" });
  await expect(record).toContainText(/As of .+ Counted from homes closed since/);
  await record.getByRole("link", { name: /^See all \d+ homes$/ }).click();
  await expect(page).toHaveURL("/en/grace-kim/homes?type=sold");
});
