import type { Page } from "@playwright/test";
import { createContact, type RealtorProfileInput, updateRealtor } from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import { sectionIds } from "../app/profile-editor/fields/profile-fields.ts";
import { completeProfile, createAgent, type TestAgent } from "./fixtures/create-agent.ts";
import { findCutText } from "./fixtures/find-cut-text.ts";
import { findForeignText, getText, type WalkedLang } from "./fixtures/find-foreign-text.ts";
import { visitorHeaders } from "./fixtures/product.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, test } from "./fixtures/test.ts";

const sizes = [{ width: 390, height: 844 }] as const;

const prefixes = { ko: "", en: "/en", ja: "/ja-JP" } as const;

const content = {
  ...completeProfile,
  salesCount: 184,
  lastYearSalesTotal: 48_200_000,
  careerStart: "2011-03-01",
  presentation: { languages: ["en", "ko"], siteLanguages: ["en", "ko", "ja"] },
  photos: [
    ...completeProfile.photos,
    { path: "gallery", imageType: "fullsize", url: "/media/samples/exterior-midcentury.jpg" },
    { path: "gallery", imageType: "thumbnail", url: "/media/samples/exterior-midcentury-480.webp" },
  ],
} as Partial<RealtorProfileInput>; // The spread widens the names.

/** Names and addresses, and the names of languages, which are the same in every language. */
const names = [
  /^(?:한국어|English|日本語)$/,
  /Nora|Vale|노라|Built for Realtors|@example|localhost|石井|Stonefield/,
];

/** An agent with content, a change that is not live, two versions and a request. */
async function createWalkedAgent(backendUrl: string): Promise<TestAgent> {
  const agent = await createAgent(backendUrl, content);
  const { http, realtor } = agent;
  const { updatedAt } = await updateRealtor(http, realtor.id, {
    updatedAt: realtor.updatedAt,
    contactPhone: "949-555-0102",
  });
  await updateRealtor(http, realtor.id, {
    updatedAt,
    draft: { changes: { aboutMeEn: "I answer the same day." } },
  });
  const visitor = createHttp({
    baseUrl: backendUrl,
    getToken: () => null,
    onRequest({ headers }) {
      for (const [name, value] of Object.entries(visitorHeaders())) headers.set(name, value);
    },
  });
  await createContact(visitor, {
    realtorId: realtor.id,
    name: "石井直美",
    lastName: "石井",
    firstName: "直美",
    email: "naomi@visitor.example",
    phone: "310-555-0148",
    phoneCountryCode: "US",
    message: "土曜日に見学できますか。",
    isTerm: "Y",
    locale: "ja-JP",
    listing: {
      listingKey: "CRMLS-1",
      address: "6591 Stonefield Lane, Irvine, CA",
      price: 1_575_000,
      searchType: "sale",
      imageUrl: null,
    },
  });
  return agent;
}

interface Walk {
  page: Page;
  lang: WalkedLang;
  sizes: readonly { width: number; height: number }[];
}

/** What is wrong with the screen at each size. `primary` selects what a person should do now. */
async function checkScreen({ page, lang, sizes: checked }: Walk, name: string, primary: string) {
  const problems: string[] = [];
  for (const size of checked) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => document.fonts.ready);
    const at = `${name}, ${lang}, ${size.width} px: `;
    const add = (what: string, found: readonly string[]) =>
      problems.push(...found.map((one) => `${at}${what} ${one}`));
    add("cut", await page.evaluate(findCutText));
    add("foreign", await findForeignText(page, lang, names));
    await page.evaluate(() => scrollTo(0, 0));
    const isInView = await page
      .locator(primary)
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      })
      .catch(() => false);
    if (!isInView) problems.push(`${at}${primary} is not in view`);
  }
  return problems;
}

/** Walks all screens of an agent and the list of staff. */
async function walk(options: Walk, agent: TestAgent, staff: Page): Promise<string[]> {
  const { page, lang } = options;
  const [first] = options.sizes;
  const root = prefixes[lang];
  const site = `${root}/${agent.realtor.desiredUrl}/admin`;
  const problems: string[] = [];
  const open = async (target: Page, path: string, shown: string) => {
    if (first) await target.setViewportSize(first);
    await target.goto(path);
    await expect(target.locator(shown).filter({ visible: true }).first()).toBeVisible();
  };
  const check = async (name: string, primary: string, target = page) => {
    problems.push(...(await checkScreen({ ...options, page: target }, name, primary)));
  };

  await open(page, `${root}/admin`, "main a:has-text('石井')");
  await check("home", "main a:has-text('石井')");

  const title = page.locator("#section-title");
  await open(page, `${site}#${sectionIds[0]}`, "#section-title");
  for (const section of sectionIds) {
    const before = await title.innerText();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, section);
    if (section !== sectionIds[0]) await expect(title).not.toHaveText(before);
    await check(section, `button:has-text("${getText(lang, "editor.publish")}")`);
  }

  await open(page, `${site}/versions`, "h1");
  await check("versions", "h1");
  await open(page, `${root}/account`, "h1");
  await check("account", "h1");
  await open(page, `${root}/admin/inbox`, "[role=row]");
  await check("inbox", "[role=row], article h2");
  await open(page, `${root}/admin/inbox`, "[role=row]");
  await page.getByRole("row", { name: /石井/ }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await check("request", "article h2");

  await open(staff, `${root}/admin`, "tbody tr, [role=row]");
  await check("list", "main button", staff);
  return problems;
}

for (const lang of ["ja"] as const)
  test(`walks the agent's side in ${lang} on a phone`, async ({ page, browser, product }) => {
    test.setTimeout(180_000);
    const agent = await createWalkedAgent(product.backendUrl);
    await signInPage(page, product.backendUrl, agent.email);
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
    const staff = await context.newPage();
    await signInPage(staff, product.backendUrl, "admin@example.com");
    expect(await walk({ page, lang, sizes }, agent, staff)).toEqual([]);
    await context.close();
  });
