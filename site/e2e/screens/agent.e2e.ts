import { deleteRealtor, inviteRealtor } from "@realtor/api/loaning";
import { createAgent, portraitFile } from "../fixtures/create-agent.ts";
import { expect, test, extended } from "../fixtures/test.ts";
import { sendContact } from "../fixtures/inquiries.ts";
import { openSession, signInPage } from "../fixtures/sign-in-by-api.ts";
import { deviceOf, expectScreen, prefixes, viewports } from "./expect-screen.ts";

for (const [lang, viewport] of [
  ["en", "desktop"],
  ["ko", "phone"],
  ["ja", "tablet"],
] as const)
  test.describe(() => {
    test.use(deviceOf(viewport));
    test(`sign-in, ${viewport}, ${lang}`, extended, async ({ page }) => {
      await page.goto(`${prefixes[lang]}/login`);
      await expectScreen(page, `sign-in-${viewport}-${lang}`);
    });
  });

for (const [lang, viewport] of [
  ["en", "desktop"],
  ["ko", "phone"],
  ["ja", "tablet"],
] as const)
  test.describe(() => {
    test.use(deviceOf(viewport));
    test(
      `from the invitation to the live website, ${viewport}, ${lang}`,
      extended,
      async ({ page, product }) => {
        test.slow();
        const name = (screen: string) => `${screen}-${viewport}-${lang}`;
        const locale = lang === "ja" ? "ja-JP" : lang;
        const slug = `marta-${viewport}`;
        const admin = await openSession(product.backendUrl, "admin@example.com");
        const { inviteUrl, realtor } = await inviteRealtor(admin.http, {
          email: `${slug}@agents.example`,
          userName: "Marta Silva",
          desiredUrl: slug,
          locale,
        });
        const heading = page.getByRole("heading", { level: 1 });
        const submit = page.locator("form button[type=submit]").filter({ visible: true });
        const clickContinue = async () => {
          const before = await heading.innerText();
          await submit.last().click();
          await expect(heading).not.toHaveText(before);
          await expect(heading).toBeFocused();
        };
        await page.goto(inviteUrl);
        const expiry = page.getByText(/expires|까지 쓸 수|まで有効/);
        await expect(page.locator("input[type=password]")).toBeVisible();
        await expectScreen(page, name("invitation"), { mask: [expiry] });
        await page.locator("input[type=password]").fill("seven-quiet-lemons");
        await clickContinue();
        await expectScreen(page, name("first-run-1-empty"));

        if (lang === "ko") await page.getByLabel("이름", { exact: true }).fill("윤지호");
        if (lang === "ja") await page.getByLabel("お名前", { exact: true }).fill("佐藤 遥");
        await page.locator("#main input[type=file]").setInputFiles(portraitFile);
        const crop = page.getByRole("dialog").filter({ has: page.locator("img") });
        await expect(crop).toBeVisible();
        await expectScreen(page, name("crop"));
        await crop.getByRole("button").last().press("Enter");
        await expect(crop).toBeHidden();
        await expectScreen(page, name("first-run-1"));
        await clickContinue();
        await page.getByRole("radio").first().check();
        await page.getByLabel(/DRE/).fill("00000042");
        await page.getByLabel(/City you|활동하시는 도시|活動される都市/).fill("Irvine");
        await page.getByLabel(/^(Brokerage|소속 회사|所属会社)$/).fill("Saltbrook Realty");
        await heading.click();
        await expectScreen(page, name("first-run-2"));
        await clickContinue();
        await page.getByLabel(/Mobile phone|휴대전화|携帯電話/).fill("949-555-0110");
        await heading.click();
        await expectScreen(page, name("first-run-3"));
        await clickContinue();
        await expectScreen(page, name("first-run-4"));
        await clickContinue();
        await expectScreen(page, name("first-run-5"));
        await page.getByRole("checkbox", { name: /Agree to all|모두 동의|すべてに同意/ }).check();
        await clickContinue();
        const success = page.getByText(/성공적으로 수정|Updated successfully|更新が完了しました/);
        await expect(success).toBeVisible();
        await expect(success).toBeHidden({ timeout: 10_000 });
        await expectScreen(page, name("live"), { mask: [page.locator("svg[shape-rendering]")] });
        // The next one has the same license number.
        await deleteRealtor(admin.http, realtor.id);
      },
    );
  });

test("home screen and requests, as they arrive", extended, async ({ page, browser, product }) => {
  const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-home" });
  await signInPage(page, product.backendUrl, agent.email);
  // The QR code of the address, which has the port.
  const mask = [page.locator("svg[shape-rendering]")];
  const preview = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await page.setViewportSize(viewports.phone);
  await page.goto("/admin/inbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectScreen(page, "requests-empty-phone-ko", { mask });
  await page.setViewportSize(viewports.desktop);
  await page.goto("/en/admin");
  await expect(preview).toBeVisible();
  await expectScreen(page, "home-desktop-en", { mask });

  const message = "주말에 집을 볼 수 있을까요?";
  await sendContact(browser, `${product.url}/${agent.realtor.desiredUrl}`, {
    last: "정",
    first: "하윤",
    message,
  });
  await page.goto("/en/admin/inbox");
  await expect(page.getByRole("article")).toContainText(message);
  // After two seconds on screen it is read.
  await expect(page.locator("[data-entry][data-unread=false]")).toBeVisible();
  await expectScreen(page, "requests-desktop-en", { mask });
  await page.setViewportSize(viewports.zoom200);
  await page.goto("/en/admin/inbox");
  await expect(page.getByRole("row", { name: /정하윤/ })).toBeVisible();
  await expectScreen(page, "requests-list-zoom200-en", { mask });
  await page.getByRole("row", { name: /정하윤/ }).click();
  await expect(page.getByRole("article")).toContainText(message);
  await expectScreen(page, "requests-zoom200-en", { mask });
  await page.setViewportSize(viewports.phone);
  await page.goto("/ja-JP/admin/inbox");
  await expect(page.getByRole("row", { name: /정하윤/ })).toBeVisible();
  await expectScreen(page, "requests-list-phone-ja", { mask });
  await page.goto("/ja-JP/admin");
  await expect(preview).toBeVisible();
  await expectScreen(page, "home-request-phone-ja", { mask });
});
