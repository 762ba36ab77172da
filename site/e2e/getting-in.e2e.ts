import type { Page } from "@playwright/test";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, extended } from "./fixtures/test.ts";
import { test } from "./fixtures/mail-test.ts";
import { samplePassword } from "./fixtures/sign-in-by-api.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const expectAccessible = async (page: Page) => expect(await findA11yViolations(page)).toEqual([]);
const linkIn = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? "";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "textbox" | "menuitem") {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test(
    "leads from the invitation by mail to the first step by touch, in Korean",
    extended,
    async ({ page, product, smtp }) => {
      test.slow();
      await page.goto("/login");
      await page.getByLabel("이메일", { exact: true }).fill("admin@example.com");
      await page.getByLabel("비밀번호", { exact: true }).fill(samplePassword);
      await page.getByRole("button", { name: "로그인", exact: true }).tap();
      await expect(page).toHaveURL(`${product.url}/admin`);

      await page.getByRole("button", { name: "새 홈페이지" }).tap();
      const form = page.getByRole("dialog", { name: "새 홈페이지" });
      await form.getByLabel("이름 (한국어)").fill("윤지호");
      await form.getByLabel("이름 (영어)").fill("Jiho Yoon");
      await form.getByLabel("홈페이지 주소").fill("jiho-touch");
      await form.getByLabel("에이전트 이메일").fill("jiho@agents.example");
      await form.getByRole("button", { name: "만들기" }).tap();
      const invite = page.getByRole("dialog", { name: "윤지호 님을 초대합니다" });
      const send = invite.getByRole("button", { name: "초대장 보내기" });
      const [toast, button] = await Promise.all([
        page.getByText("성공적으로 등록 되었습니다.").boundingBox(),
        send.boundingBox(),
      ]);
      if (!toast || !button) throw new Error("The toast and the button must be on the screen.");
      expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
      await expect(invite.getByLabel("받는 분")).toHaveValue("jiho@agents.example");
      await expect(invite.getByLabel("내용")).toHaveValue(/^윤지호 님, 안녕하세요\./);
      await expectAccessible(page);
      const mail = smtp.next();
      await send.tap();
      await expect(invite.getByRole("status")).toContainText(
        "jiho@agents.example 주소로 보냈습니다.",
      );
      await expectAccessible(page);
      const { to, subject, html, text } = await mail;
      expect(to).toEqual(["jiho@agents.example"]);
      expect(subject).toBe("홈페이지를 만드실 수 있습니다 · Built for Realtors");
      expect(html).toContain("홈페이지 만들기");

      await page.evaluate(() => localStorage.clear());
      await page.goto(linkIn({ text }));
      await expect(title(page)).toHaveText("윤지호 님, 반갑습니다");
      await expect(page.getByText("jiho@agents.example")).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("비밀번호", { exact: true }).fill("seven-quiet-lemons");
      await page.getByRole("button", { name: "홈페이지 만들기" }).tap();
      await expect(page).toHaveURL(`${product.url}/jiho-touch/admin/start`);
      await expect(title(page)).toHaveText("이름과 사진부터 시작합니다");
    },
  );
});

test(
  "leads from the invitation by mail to the first step by keyboard, in English",
  extended,
  async ({ page, product, smtp }) => {
    test.slow();
    await page.goto("/en/login");
    await tabTo(page, "Email", "textbox");
    await page.keyboard.type("admin@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(samplePassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/en/admin`);

    await expect(page.getByRole("button", { name: "New website" })).toBeVisible();
    await tabTo(page, "New website", "button");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Name \(English\)/, "textbox");
    await page.keyboard.type("Marta Silva");
    await tabTo(page, /^Agent’s email/, "textbox");
    await page.keyboard.type("marta@agents.example");
    await page.keyboard.press("Enter");
    const invite = page.getByRole("dialog", { name: "Invite Marta Silva" });
    await expect(invite.getByRole("textbox", { name: "Message" })).toHaveValue(/^Hi Marta,/);
    await tabTo(page, "Send invitation", "button");
    const mail = smtp.next();
    await page.keyboard.press("Enter");
    await expect(invite.getByRole("status")).toContainText("Sent to marta@agents.example.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "New website" })).toBeFocused();

    // The public header shows who is signed in.
    await page.goto("/en");
    const account = page.getByRole("button", { name: "Sample Admin", exact: true });
    await expect(account).toBeVisible();
    await account.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Dashboard" })).toHaveAttribute(
      "href",
      "/en/admin",
    );
    await expectAccessible(page);
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(account).toHaveCount(0);

    await page.goto(linkIn(await mail));
    await expect(title(page)).toHaveText("Welcome, Marta");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.type("seven-quiet-lemons");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/en/marta-silva/admin/start`);
  },
);
