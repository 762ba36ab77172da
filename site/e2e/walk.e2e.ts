import { sectionIds } from "@realtor/profile/sections";
import type { Page } from "@playwright/test";
import { stepIds } from "../app/profile/field/checks/steps.ts";
import { checkScreen, type Screen, walkedSizes } from "./fixtures/check-screen.ts";
import { createUnpublishedAgent, createWalkedAgent } from "./fixtures/create-walked-agent.ts";
import type { TestAgent } from "./fixtures/create-agent.ts";
import { getText, type WalkedLang } from "./fixtures/find-foreign-text.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, extended, test as base } from "./fixtures/test.ts";

/** Its own product: the list of staff has no website of another test. */
const test = base.extend({
  productOptions: [
    async ({ chat }, provide) => provide({ slackWebhookUrl: chat.url }),
    { scope: "worker" },
  ],
});

const prefixes = { ko: "", en: "/en", ja: "/ja-JP" } as const;

interface Walk {
  readonly lang: WalkedLang;
  readonly page: Page;
  readonly problems: string[];
}

async function open({ page }: Walk, path: string, shown: string): Promise<void> {
  await page.setViewportSize(walkedSizes[0]);
  await page.goto(path);
  await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
}

async function check({ page, lang, problems }: Walk, screen: Screen): Promise<void> {
  problems.push(...(await checkScreen(page, lang, screen)));
}

/** Opens each part of a page by its fragment. */
async function walkParts(
  walk: Walk,
  { path, heading, parts }: { path: string; heading: string; parts: readonly string[] },
  screen: Omit<Screen, "name">,
): Promise<void> {
  const title = walk.page.locator(heading);
  await open(walk, `${path}#${parts[0]}`, heading);
  for (const name of parts) {
    const before = await title.innerText();
    await walk.page.evaluate((hash) => {
      location.hash = hash;
    }, name);
    if (name !== parts[0]) await expect(title).not.toHaveText(before);
    await check(walk, { ...screen, name });
  }
}

async function walkAgent(walk: Walk, { realtor }: TestAgent): Promise<void> {
  const { page, lang } = walk;
  const root = prefixes[lang];
  const site = `${root}/${realtor.desiredUrl}/admin`;
  await open(walk, `${root}/admin`, "main a:has-text('石井')");
  await check(walk, { name: "home", primary: "main a:has-text('石井')" });
  await walkParts(
    walk,
    { path: site, heading: "#section-title", parts: sectionIds },
    { primary: `button:has-text("${getText(lang, "editor.publish")}")`, isEditor: true },
  );
  await open(walk, `${site}/versions`, "[data-version]");
  await check(walk, { name: "versions", primary: "h1" });
  await page.locator("[data-version]").nth(1).click();
  await check(walk, { name: "compared versions", primary: "h1" });
  await open(walk, `${root}/account`, "h1");
  await check(walk, { name: "account", primary: "h1" });
  await open(walk, `${root}/admin/inbox`, "[role=row]");
  await check(walk, { name: "inbox", primary: "[role=row], article h2" });
  await open(walk, `${root}/admin/inbox`, "[role=row]");
  await page.getByRole("row", { name: /石井/ }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await check(walk, { name: "request", primary: "article h2" });
  await open(walk, `${site}/live`, "h1");
  await check(walk, { name: "live", primary: "h1" });
}

async function walkNewAgent(walk: Walk, { realtor }: TestAgent): Promise<void> {
  const root = prefixes[walk.lang];
  await open(walk, `${root}/admin`, "main h1");
  await check(walk, { name: "home before publishing", primary: "h1" });
  await walkParts(
    walk,
    { path: `${root}/${realtor.desiredUrl}/admin/start`, heading: "h1", parts: stepIds },
    { primary: "h1" },
  );
}

async function walkStaff(walk: Walk): Promise<void> {
  const root = prefixes[walk.lang];
  await open(walk, `${root}/admin`, "tbody tr, [role=row]");
  await check(walk, { name: "list", primary: "main button" });
  await open(walk, `${root}/admin/inbox`, "h1");
  await check(walk, { name: "inbox of staff", primary: "h1" });
}

for (const lang of ["ja", "ko", "en"] as const)
  test(`walks the agent's side in ${lang}`, extended, async ({ browser, product }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    const start = async (email: string): Promise<Walk> => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      await signInPage(page, product.backendUrl, email);
      return { lang, page, problems };
    };
    const { backendUrl } = product;
    const [agent, newAgent] = [
      await createWalkedAgent(backendUrl),
      await createUnpublishedAgent(backendUrl),
    ];
    await walkAgent(await start(agent.email), agent);
    await walkNewAgent(await start(newAgent.email), newAgent);
    await walkStaff(await start("admin@example.com"));
    expect(problems).toEqual([]);
  });
