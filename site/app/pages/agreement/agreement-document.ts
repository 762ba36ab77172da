import type { AgreementItem } from "@realtor/api/loaning";
import type { Lang } from "@realtor/ui/labels";
import type { LegalSection } from "#app/layout/legal/legal-document.ts";
import { en } from "./agreement.en.ts";
import { ja } from "./agreement.ja.ts";
import { ko } from "./agreement.ko.ts";

/**
 * The text of each item of the realtor service agreement. Its version is `agreementVersion` in
 * @realtor/api: raise it whenever the terms change. See docs/spec/routes.md#agreement.
 */
export type AgreementDocument = Readonly<Record<AgreementItem, readonly LegalSection[]>>;

export const agreements: Readonly<Record<Lang, AgreementDocument>> = { ko, en, ja };
