import type { LegalWords, ProviderWords } from "../labels/legal/legal-words.ts";
import type { Lang } from "../labels/labels.ts";
import type { LocalText } from "../templates/homepage-content.ts";

export type LegalState = "CA" | "GA";

/** A licence number as text, leading zeros kept; null where nothing says who gave it. */
export type License = { authority: "dre" | "grec" | null; number: string };

/** The company behind the platform, lender and broker. What is null shows its placeholder in [brackets]. */
export type ProviderFacts = Readonly<
  Record<
    | "company"
    | "address"
    | "phone"
    | "nmls"
    | "lenderLicenseType"
    | "lenderLicenseCa"
    | "lenderLicenseGa"
    | "brokerLicenseCa"
    | "brokerLicenseGa",
    string | null
  >
>;

/** The listings a page shows: whose data, when read, and who lists each home. */
export type ListingFacts = {
  /** Empty where the service does not say; a page of both states has both. */
  markets: readonly ("crmls" | "fmls")[];
  /** ISO 8601. */
  asOf: string | null;
  brokers: readonly (string | null)[];
  /** A photograph carries an alteration that has to be told. */
  altered: boolean;
};

/** Who answers for a homepage. A brokerage's own page names no agent. */
export type HomepageFacts = {
  role: "agent" | "brokerage";
  states: readonly LegalState[];
  name: LocalText | null;
  /** In Latin letters, as the licence has it. */
  licensedName: string | null;
  licenses: readonly License[];
  brokerage: {
    name: LocalText | null;
    licenses: readonly License[];
    phone: string | null;
    fax: string | null;
    address: string | null;
  };
  /** A member of the National Association of REALTORS®: nobody else may carry the mark. */
  realtor: boolean;
  /** A sample page, whose licence numbers are marked as samples. */
  sample: boolean;
  provider: ProviderFacts;
  listings: ListingFacts | null;
  lang: Lang;
  words: LegalWords;
};

/** The platform's own pages. */
export type PlatformFacts = {
  role: "lender";
  provider: ProviderFacts;
  words: ProviderWords;
};

export type LegalFacts = HomepageFacts | PlatformFacts;
