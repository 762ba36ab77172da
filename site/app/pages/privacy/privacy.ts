import type { Lang } from "@realtor/ui/labels";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import { en } from "./privacy.en.ts";
import { ja } from "./privacy.ja.ts";
import { ko } from "./privacy.ko.ts";

/** Sections of the privacy policy, the same in every language. */
export type PrivacySection =
  | "who"
  | "forms"
  | "agents"
  | "use"
  | "disclosure"
  | "processors"
  | "transfer"
  | "retention"
  | "cookies"
  | "security"
  | "rights"
  | "california"
  | "korea"
  | "japan"
  | "children"
  | "changes"
  | "contact";

export const privacy: Readonly<Record<Lang, LegalDocument<PrivacySection>>> = { ko, en, ja };
