import { cleanText, type Missing, type Text } from "./local-text.ts";

export type EtcInfoInput = {
  etcInfo?: readonly { contentType: string; content?: Text }[] | Missing;
};

type EtcInfoType =
  | "korea_name"
  | "home_list_realtor"
  | "company_address"
  | "company_phone"
  | "company_fax"
  | "company_license";

/** Returns the text of an `etcInfo` entry: `docs/spec/profile.md#etc-info`. */
export function readEtcInfo({ etcInfo }: EtcInfoInput, type: EtcInfoType): string | null {
  return cleanText(etcInfo?.find((entry) => entry.contentType === type)?.content);
}
