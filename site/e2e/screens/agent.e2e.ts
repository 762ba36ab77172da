import { inviteRealtor } from "@realtor/api/loaning";
import { createAgent, portraitFile } from "../fixtures/create-agent.ts";
import { expect, test, extended } from "../fixtures/test.ts";
import { sendContact } from "../fixtures/inquiries.ts";
import { openSession, signInPage } from "../fixtures/sign-in-by-api.ts";
import { deviceOf, expectScreen, viewports } from "./expect-screen.ts";

test.describe(() => {
  test.use(deviceOf("tablet"));

  test("sign-in", extended, async ({ page }) => {
    await page.goto("/ja-JP/login");
    await expectScreen(page, "sign-in-tablet-ja");
  });
});

test.describe(() => {
  test.use(deviceOf("phone"));

  test("from the invitation to the live website", extended, async ({ page, product }) => {
    test.slow();
    const admin = await openSession(product.backendUrl, "admin@example.com");
    const { inviteUrl } = await inviteRealtor(admin.http, {
      email: "marta@agents.example",
      userName: "Marta Silva",
      desiredUrl: "marta-phone",
      locale: "ko",
    });
    const heading = page.getByRole("heading", { level: 1 });
    const clickContinue = async () => {
      const before = await heading.innerText();
      const submit = page.locator("form button[type=submit]").filter({ visible: true });
      await submit.last().click();
      await expect(heading).not.toHaveText(before);
      await expect(heading).toBeFocused();
    };
    await page.goto(inviteUrl);
    const password = page.locator("input[type=password]");
    await expect(password).toBeVisible();
    await expectScreen(page, "invitation-phone-ko", { mask: [page.getByText(/까지 쓸 수/)] });
    await password.fill("seven-quiet-lemons");
    await clickContinue();

    await page.getByLabel("이름", { exact: true }).fill("윤지호");
    await page.locator("#main input[type=file]").setInputFiles(portraitFile);
    const crop = page.getByRole("dialog").filter({ has: page.locator("img") });
    await expect(crop).toBeVisible();
    await expectScreen(page, "crop-phone-ko");
    await crop.getByRole("button").last().press("Enter");
    await expect(crop).toBeHidden();
    await expectScreen(page, "first-run-1-phone-ko");
    await clickContinue();
    await page.getByRole("radio").first().check();
    await page.getByLabel(/DRE/).fill("00000042");
    await page.getByLabel(/활동하시는 도시/).fill("Irvine");
    await page.getByLabel("소속 회사", { exact: true }).fill("Saltbrook Realty");
    await heading.click();
    await expectScreen(page, "first-run-2-phone-ko");
    await clickContinue();
    await page.getByLabel(/휴대전화/).fill("949-555-0110");
    await heading.click();
    await expectScreen(page, "first-run-3-phone-ko");
    await clickContinue();
    await expectScreen(page, "first-run-4-phone-ko");
    await clickContinue();
    await expectScreen(page, "first-run-5-phone-ko");
    await page.getByRole("checkbox", { name: /모두 동의/ }).check();
    await clickContinue();
    const success = page.getByText(/성공적으로 수정/);
    await expect(success).toBeVisible();
    await expect(success).toBeHidden({ timeout: 10_000 });
    await expectScreen(page, "live-phone-ko", { mask: [page.locator("svg[shape-rendering]")] });
  });
});

test("home screen and requests", extended, async ({ page, browser, product }) => {
  const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-home" });
  await signInPage(page, product.backendUrl, agent.email);
  // The QR code of the address, which has the port.
  const mask = [page.locator("svg[shape-rendering]")];
  await page.setViewportSize(viewports.desktop);
  await page.goto("/en/admin");
  const preview = page.frameLocator("iframe").getByRole("heading", { level: 1 });
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
  await page.setViewportSize(viewports.phone);
  await page.goto("/ja-JP/admin/inbox");
  await expect(page.getByRole("row", { name: /정하윤/ })).toBeVisible();
  await expectScreen(page, "requests-list-phone-ja", { mask });
});
