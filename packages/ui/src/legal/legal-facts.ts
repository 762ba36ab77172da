import type { License } from "@realtor/profile/licenses";
import type { LocalText } from "@realtor/profile/text";
import type { LegalLabels } from "../labels/legal/legal-labels.ts";
import type { Lang, ProviderLabels } from "../labels/labels.ts";

export type LegalState = "CA" | "GA";

/** The company that operates the platform (lender and broker). A line with a null fact is left out. */
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
    | "brokerLicenseGa"
    /** `yes`: agents' pages name the company as a lender, with its licenses. */
    | "lenderOnAgentPages",
    string | null
  >
>;

/** Source and age of the listings on a page. */
export type ListingFacts = {
  /** Empty if the listing service is unknown; pages for both states have both. */
  markets: readonly ("crmls" | "fmls")[];
  /** ISO 8601. */
  asOf: string | null;
  /** Another firm than the page's has one of them. */
  ofOthers: boolean;
  /** The agent added all of them: no listing service is their source. */
  isByHand: boolean;
};

/** Who is legally responsible for a homepage. A brokerage's own page names no agent. */
export type HomepageFacts = {
  role: "agent" | "brokerage";
  states: readonly LegalState[];
  name: LocalText | null;
  /** In Latin script, as on the license. */
  licensedName: string | null;
  licenses: readonly License[];
  brokerage: {
    name: LocalText | null;
    licenses: readonly License[];
    phone: string | null;
    fax: string | null;
    address: string | null;
  };
  /** A member of the National Association of REALTORS®; only members may use the mark. */
  realtor: boolean;
  provider: ProviderFacts;
  listings: ListingFacts | null;
  lang: Lang;
  labels: LegalLabels;
};

/** The platform's own pages. */
export type PlatformFacts = {
  role: "lender";
  provider: ProviderFacts;
  labels: ProviderLabels;
};

export type LegalFacts = HomepageFacts | PlatformFacts;

export type LegalLine = {
  /** The legal requirement that the line fulfills. */
  id: string;
  text: string;
  /** Set if the text is not in the page's language. */
  lang?: Lang;
  /** Rendered as prominently as the name: Georgia requires it for the firm. */
  strong?: true;
  /** ISO 8601; replaces `{time}` in the text, formatted for the locale. */
  time?: string;
};

export type LegalMark = { id: "equalHousing" | "equalLender" | "realtor" | "fmls"; text: string };

/** Lines in display order. A requirement that cannot be met has no line. */
export type LegalLines = {
  /** Who is responsible for the page. */
  identity: LegalLine[];
  statements: LegalLine[];
  /** Shown below the listings. */
  listings: LegalLine[];
  marks: LegalMark[];
};
