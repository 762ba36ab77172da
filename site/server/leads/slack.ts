import { getDialCode, type PhoneReading, readPhone, type SentPhone } from "@realtor/api/rules";
import { createRequestMessage, type SlackMessage, slackText } from "@realtor/server/slack";
import type { leads } from "../db/schema.ts";

type Lead = SentPhone &
  Pick<typeof leads.$inferSelect, "id" | "name" | "area" | "hasSite" | "locale" | "pageUrl">;

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
  locale: "페이지 언어",
  page: "신청한 페이지",
  id: "접수 번호",
  correction: "신청하신 분이 전화번호를 바로잡았습니다",
  correctPhone: "맞는 번호",
  phoneInUs: "전화번호(미국 번호라면)",
} as const;

/**
 * Creates the chat message of up to `requestsPerMessage` leads. Visitor input is escaped and in plain_text
 * fields (docs/spec/forms.md#delivery). Of those in `corrected` the sender corrected the phone number.
 */
export function slackMessage(
  leads: readonly Lead[],
  corrected: ReadonlySet<string> = new Set(),
): SlackMessage {
  const isSingle = leads.length === 1;
  const title = isSingle ? copy.title : copy.titleOf(leads.length);
  return createRequestMessage({
    title: leads.every(({ id }) => corrected.has(id)) ? copy.correction : title,
    names: leads.map(({ name }) => slackText(name, isSingle ? 200 : 40)),
    requests: leads.map((lead) => leadFields(lead, corrected.has(lead.id))),
  });
}

function leadFields(lead: Lead, isCorrected: boolean): [label: string, value: string][] {
  const [phone, inUs] = readPhone(lead);
  return [
    [copy.name, slackText(lead.name, 200)],
    [copy.area, slackText(lead.area, 300)],
    [isCorrected ? copy.correctPhone : copy.phone, slackText(phoneText(phone), 100)],
    ...(inUs ? [[copy.phoneInUs, phoneText(inUs)] satisfies [string, string]] : []),
    [copy.hasSite, lead.hasSite ? copy.yes : copy.no],
    [copy.locale, slackText(lead.locale, 20)],
    [copy.page, slackText(lead.pageUrl ?? "-", 500)],
    [copy.id, lead.id],
  ];
}

function phoneText({ phone, phoneCountryCode }: PhoneReading): string {
  return `${getDialCode(phoneCountryCode)} ${phone} (${phoneCountryCode})`;
}
