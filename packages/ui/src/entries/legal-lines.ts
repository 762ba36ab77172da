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
export { legalWordsFor, type LegalWords, type ProviderWords } from "../labels/legal/legal-words.ts";
export { type LegalContext, readLegalFacts } from "../templates/read-legal-facts.ts";
