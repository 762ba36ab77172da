import type { AgreementItem } from "@realtor/api/loaning";
import type { Lang } from "@realtor/ui/labels";
import type { LegalSection } from "#app/layout/legal/legal-document.ts";
import { en } from "./agreement.en.ts";
import { ja } from "./agreement.ja.ts";
import { ko } from "./agreement.ko.ts";

/**
 * The text behind each item of the realtor service agreement (DECISIONS section 4). Its version is
 * `agreementVersion` in @realtor/api: raise it with every change of what is agreed to.
 */
export type AgreementDocument = Readonly<Record<AgreementItem, readonly LegalSection[]>>;

/** The agreement in the three languages. */
export const agreements: Readonly<Record<Lang, AgreementDocument>> = { ko, en, ja };
