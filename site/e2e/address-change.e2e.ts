import { updateRealtor } from "@realtor/api/loaning";
import { createAgent, getOwnProfile, uniqueSlug } from "./fixtures/create-agent.ts";
import { openEditor } from "./fixtures/editor-page.ts";
import { expect, extended, test } from "./fixtures/test.ts";

test(
  "an agent changes the web address, and printed links lead to the new one",
  extended,
  async ({ page, product, request }) => {
    const agent = await createAgent(product.backendUrl, { desiredUrl: uniqueSlug("nora") });
    const { desiredUrl: former } = agent.realtor;
    const present = uniqueSlug("nora-vale");
    await openEditor(page, agent, "address");
    const sentence = page.getByText(
      `Your old address ${new URL(page.url()).host}/${former} keeps working and redirects to the new one.`,
    );
    await expect(sentence).toBeHidden();
    await page.getByRole("textbox", { name: "Web address" }).fill(present);
    await expect(sentence).toBeVisible();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Before you publish" });
    await expect(dialog.getByText("keeps working and redirects to the new one")).toBeVisible();
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published just now").first()).toBeVisible();

    const response = await request.get(`/en/${former}/homes?source=card`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()).toMatchObject({
      location: `/en/${present}/homes?source=card`,
      "cache-control": "private, max-age=3600",
    });
    await page.goto(`/en/${former}`);
    await expect(page).toHaveURL(new RegExp(`/en/${present}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Vale");
  },
);

test("an address is taken back", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl, { desiredUrl: uniqueSlug("nora") });
  const { id, desiredUrl: first } = agent.realtor;
  const second = uniqueSlug("nora-vale");
  const publishAt = async (desiredUrl: string) => {
    const { updatedAt } = await getOwnProfile(agent);
    await updateRealtor(agent.http, id, { desiredUrl, updatedAt });
  };
  const follow = async (from: string, to: string) => {
    await page.goto(`/en/${from}`);
    await expect(page).toHaveURL(new RegExp(`/en/${to}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Vale");
  };
  await publishAt(second);
  await follow(first, second);
  await publishAt(first);
  await follow(first, first);
  await follow(second, first);
});
