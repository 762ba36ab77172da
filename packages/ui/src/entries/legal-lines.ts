export type {
  HomepageFacts,
  LegalFacts,
  LegalState,
  License,
  ListingFacts,
  PlatformFacts,
  ProviderFacts,
} from "../legal/legal-facts.ts";
export {
  type LegalBlocker,
  type LegalLine,
  legalLines,
  type LegalLines,
  type LegalMark,
  unknownProvider,
} from "../legal/legal-lines.ts";
export {
  legalLabelsFor,
  type LegalLabels,
  type ProviderLabels,
} from "../labels/legal/legal-labels.ts";
export { type LegalContext, readLegalFacts } from "../templates/read-legal-facts.ts";
