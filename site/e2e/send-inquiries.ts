import type { Browser, Page } from "@playwright/test";
import { typeSlowly } from "./type-slowly.ts";
import { visitorHeaders } from "./visitor-headers.ts";

async function openAsVisitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: "ko-KR", extraHTTPHeaders: visitorHeaders() });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Sends a lead through the landing page. */
export async function sendLead(browser: Browser, origin: string, name: string): Promise<void> {
  const page = await openAsVisitor(browser, `${origin}/`);
  await page.getByRole("link", { name: "홈페이지 신청하기" }).first().click();
  const panel = page.getByRole("dialog", { name: "홈페이지 신청" });
  await panel.getByLabel("이름").fill(name);
  await typeSlowly(panel.getByLabel("활동 지역"), "어바인, 라구나니겔");
  await panel.getByLabel("국가 번호").selectOption("US");
  await panel.getByLabel("전화번호", { exact: true }).fill("949-555-0161");
  await panel.getByLabel("리얼터 홈페이지가 있으신가요?").selectOption("N");
  await panel.getByRole("checkbox", { name: /개인정보/ }).check();
  await panel.getByRole("checkbox", { name: /전화와 문자/ }).check();
  await panel.getByRole("button", { name: "신청 보내기" }).click();
  await panel.getByText("신청이 접수되었습니다.").waitFor();
  await page.context().close();
}

/** Sends a contact through an agent's homepage. */
export async function sendContact(
  browser: Browser,
  homepage: string,
  { last, first, message }: { last: string; first: string; message: string },
): Promise<void> {
  const page = await openAsVisitor(browser, `${homepage}#contact`);
  const form = page.locator("#contact form");
  await form.getByLabel("성", { exact: true }).fill(last);
  await form.getByLabel("이름", { exact: true }).fill(first);
  await form.getByLabel("국가 번호").selectOption("US");
  await form.getByLabel("전화번호", { exact: true }).fill("714-555-0136");
  await form.getByLabel("이메일").fill("hayun@example.com");
  await typeSlowly(form.getByLabel("문의 내용"), message);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "문의 보내기" }).click();
  await page.getByRole("heading", { name: "문의가 전달되었습니다." }).waitFor();
  await page.context().close();
}
