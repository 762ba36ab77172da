import type { Lang } from "@realtor/ui/labels";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import { en } from "./terms.en.ts";
import { ja } from "./terms.ja.ts";
import { ko } from "./terms.ko.ts";

/** Sections of the terms of use, the same in every language. */
export type TermsSection =
  | "who"
  | "service"
  | "account"
  | "content"
  | "advertising"
  | "listings"
  | "use"
  | "housing"
  | "lending"
  | "referral"
  | "fees"
  | "inquiries"
  | "availability"
  | "rights"
  | "ending"
  | "warranty"
  | "liability"
  | "law"
  | "changes"
  | "contact";

export const terms: Readonly<Record<Lang, LegalDocument<TermsSection>>> = { ko, en, ja };
