import type { ProviderFacts } from "@realtor/ui/legal-lines";

/**
 * The company behind the platform, for every legal line. This is a fictitious sample: the license
 * numbers have the form of real ones, and none is assigned. The operator replaces all of them before
 * launch; null renders a highlighted placeholder.
 */
export const provider: ProviderFacts = {
  company: "Sample Lending, Inc.",
  address: "400 Sample Plaza, Irvine, CA 92618",
  phone: "949-555-0100",
  email: "legal@example.com",
  nmls: "9900044",
  lenderLicenseType: "California Financing Law",
  lenderLicenseCa: "60DBO-990044",
  lenderLicenseGa: "99044",
  brokerLicenseCa: "09900044",
  brokerLicenseGa: "H-99044",
};
