import type { Page } from "@playwright/test";
import { type RealtorProfileInput, updateRealtor } from "@realtor/api/loaning";
import { completeProfile, createAgent, type TestAgent } from "../fixtures/create-agent.ts";
import { getPreview } from "../fixtures/editor-page.ts";
import { expect, test, extended } from "../fixtures/test.ts";
import { signInPage } from "../fixtures/sign-in-by-api.ts";
import {
  deviceOf,
  expectScreen,
  prefixes,
  type ScreenLang,
  type Viewport,
  viewports,
} from "./expect-screen.ts";

const content = {
  ...completeProfile,
  aboutMeKr: "",
  salesCount: 184,
  lastYearSalesTotal: 48_200_000,
  careerStart: "2011-03-01",
  careerEnd: "2026-03-01",
  presentation: {
    taglineEn: "I read the contract with you, line by line.",
    languages: ["en", "ko"],
    siteLanguages: ["en", "ko"],
  },
  photos: [
    ...completeProfile.photos,
    ...["exterior-midcentury", "exterior-craftsman-day", "exterior-coastal-dusk"].flatMap(
      (name) => [
        { path: "gallery", imageType: "fullsize", url: `/media/samples/${name}.jpg` },
        { path: "gallery", imageType: "thumbnail", url: `/media/samples/${name}-480.webp` },
      ],
    ),
  ],
} as Partial<RealtorProfileInput>; // `flatMap` widens the names.

interface Place {
  lang: ScreenLang;
  viewport: Viewport;
  section: string;
}

async function openSection(
  page: Page,
  agent: TestAgent,
  { lang, viewport, section }: Place,
): Promise<void> {
  await page.setViewportSize(viewports[viewport]);
  await page.goto(`${prefixes[lang]}/${agent.realtor.desiredUrl}/admin#${section}`);
  await expect(page.locator("#section-title")).toBeVisible();
  if (viewport === "desktop")
    await expect(getPreview(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** Each section once. */
const screens: readonly Place[] = [
  { lang: "en", viewport: "desktop", section: "about" },
  { lang: "ja", viewport: "desktop", section: "contact" },
  { lang: "ko", viewport: "phone", section: "photos" },
  { lang: "en", viewport: "desktop", section: "design" },
  { lang: "ja", viewport: "phone", section: "license" },
  { lang: "ko", viewport: "tablet", section: "stats" },
  { lang: "en", viewport: "phone", section: "regions" },
  { lang: "ko", viewport: "desktop", section: "address" },
];

for (const place of screens) {
  const { lang, viewport, section } = place;
  test.describe(() => {
    test.use(deviceOf(viewport));
    test(`editor: ${section}, ${viewport}, ${lang}`, extended, async ({ page, product }) => {
      const desiredUrl = `nora-${section}`;
      const agent = await createAgent(product.backendUrl, { ...content, desiredUrl });
      await signInPage(page, product.backendUrl, agent.email);
      await openSection(page, agent, place);
      await expectScreen(page, `editor-${section}-${viewport}-${lang}`);
    });
  });
}

test("editor: help and check before publishing", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl, {
    ...content,
    licenseNumber: "",
    contactPhone: "",
    isMakeHomepage: "N",
  });
  await signInPage(page, product.backendUrl, agent.email);
  // Korean first: a browser that chose another language is led back to it.
  await openSection(page, agent, { lang: "ko", viewport: "desktop", section: "about" });
  await page.getByRole("button", { name: "공개하기", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectScreen(page, "editor-check-desktop-ko");
  await openSection(page, agent, { lang: "en", viewport: "desktop", section: "about" });
  await page.getByRole("button", { name: "Help for this section" }).click();
  await expect(page.getByRole("dialog", { name: "About you" })).toBeVisible();
  await expectScreen(page, "editor-help-desktop-en");
});

test("versions, two of them compared", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl, { ...content, desiredUrl: "nora-versions" });
  const { http, realtor } = agent;
  const { updatedAt } = await updateRealtor(http, realtor.id, {
    updatedAt: realtor.updatedAt,
    designMainColor: "#7A1F3D",
    contactPhone: "949-555-0144",
  });
  await updateRealtor(http, realtor.id, {
    updatedAt,
    draft: { changes: { aboutMeEn: "Before I show a house I ask." } },
  });
  await page.setViewportSize(viewports.desktop);
  await signInPage(page, product.backendUrl, agent.email);
  await page.goto(`/en/${realtor.desiredUrl}/admin/versions`);
  const rows = page.locator("[data-version]");
  await expect(rows.nth(2)).toBeVisible();
  await rows.nth(1).click();
  for (const frame of await page.locator("iframe").filter({ visible: true }).all())
    await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expectScreen(page, "versions-compared-desktop-en", {
    // The whole segment: a time is as wide as its digits.
    mask: [page.getByText(/\d:\d\d/), page.locator("label").filter({ hasText: /\d:\d\d/ })],
  });
});
