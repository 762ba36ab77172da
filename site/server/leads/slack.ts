import { countries } from "@realtor/api/rules";
import { createRequestMessage, type SlackMessage, slackText } from "@realtor/server/slack";
import type { leads } from "../db/schema.ts";

type Lead = Pick<
  typeof leads.$inferSelect,
  "id" | "name" | "area" | "phone" | "phoneCountryCode" | "hasSite" | "locale" | "pageUrl"
>;

/** Korean, the product's default language. */
const copy = {
  title: "새 홈페이지 신청이 들어왔습니다",
  titleOf: (count: number) => `새 홈페이지 신청 ${count}건이 들어왔습니다`,
  name: "이름",
  area: "활동 지역",
  phone: "전화번호",
  hasSite: "홈페이지 보유",
  yes: "예",
  no: "아니요",
  locale: "화면 언어",
  page: "신청한 화면",
  id: "접수 번호",
} as const;

/**
 * Creates the chat message of up to `requestsPerMessage` leads. Visitor input is escaped and in plain_text
 * fields (docs/spec/forms.md#delivery).
 */
export function slackMessage(leads: readonly Lead[]): SlackMessage {
  const isSingle = leads.length === 1;
  return createRequestMessage({
    title: isSingle ? copy.title : copy.titleOf(leads.length),
    names: leads.map(({ name }) => slackText(name, isSingle ? 200 : 40)),
    requests: leads.map(leadFields),
  });
}

function leadFields(lead: Lead): [label: string, value: string][] {
  const dialCode = countries.find(({ code }) => code === lead.phoneCountryCode)?.dialCode ?? "";
  return [
    [copy.name, slackText(lead.name, 200)],
    [copy.area, slackText(lead.area, 300)],
    [copy.phone, slackText(`${dialCode} ${lead.phone} (${lead.phoneCountryCode})`, 100)],
    [copy.hasSite, lead.hasSite ? copy.yes : copy.no],
    [copy.locale, slackText(lead.locale, 20)],
    [copy.page, slackText(lead.pageUrl ?? "-", 500)],
    [copy.id, lead.id],
  ];
}
