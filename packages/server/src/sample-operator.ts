import type { OperatorValues } from "./operator-schema.ts";

/**
 * The operator of a deployment on local hosts. It is fictitious: the license numbers have the form of
 * real ones, and none is assigned.
 */
export const sampleOperator: OperatorValues = {
  legalName: "Sample Lending, Inc.",
  address: "400 Sample Plaza, Irvine, CA 92618",
  phone: "949-555-0100",
  email: "legal@sample-lending.example",
  representative: "Jordan Sample",
  privacyName: "Dana Sample",
  privacyPhone: "949-555-0101",
  privacyEmail: "privacy@sample-lending.example",
  nmlsId: "9900044",
  lenderLicenseType: "California Financing Law",
  lenderLicenseCa: "60DBO-990044",
  lenderLicenseGa: "99044",
  brokerLicenseCa: "09900044",
  brokerLicenseGa: "H-99044",
  hostingCompany: "Sample Hosting, Inc.",
  messagingCompany: "Sample Messaging, Inc.",
};
