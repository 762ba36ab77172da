import type { Page } from "@playwright/test";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, extended } from "./fixtures/test.ts";
import { test } from "./fixtures/mail-test.ts";
import { samplePassword } from "./fixtures/sign-in-by-api.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const expectAccessible = async (page: Page) => expect(await findA11yViolations(page)).toEqual([]);
const linkIn = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? "";

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
