import type { ProviderFacts } from "@realtor/ui/legal-lines";

/**
 * The company behind the platform, for every legal line. Counsel and the license holder supply these
 * before launch; until then, null renders a highlighted placeholder.
 */
export const provider: ProviderFacts = {
  company: null,
  address: null,
  phone: null,
  nmls: null,
  lenderLicenseType: null,
  lenderLicenseCa: null,
  lenderLicenseGa: null,
  brokerLicenseCa: null,
  brokerLicenseGa: null,
};
