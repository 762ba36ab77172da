import type { Lang } from "@realtor/ui/labels";
import { en } from "./agreement.en.ts";
import { ja } from "./agreement.ja.ts";
import { ko } from "./agreement.ko.ts";
import type { AgreementDocument } from "./agreement-props.ts";

export const agreements: Readonly<Record<Lang, AgreementDocument>> = { ko, en, ja };
