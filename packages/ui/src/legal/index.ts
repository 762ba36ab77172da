export type { License } from "@realtor/profile/licenses";
export type {
  HomepageFacts,
  LegalFacts,
  LegalLine,
  LegalLines,
  LegalMark,
  LegalState,
  ListingFacts,
  PlatformFacts,
  ProviderFacts,
} from "./legal-facts.ts";
export { legalLines, unknownProvider } from "./legal-lines.ts";
export type { ProviderLabels } from "../labels/labels.ts";
export { legalLabelsFor, type LegalLabels } from "../labels/legal/legal-labels.ts";
export { type LegalContext, readLegalFacts } from "../homepage/content/legal.ts";
