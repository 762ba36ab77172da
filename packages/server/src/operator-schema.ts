import { z } from "zod";

/** Brackets and braces mark what a person still has to fill in, so a value has none. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^[\]{}<>\n]*$/);
const phone = z.string().regex(/^\+?\d[\d -]{6,18}\d$/);
const licenseNumber = z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,19}$/);

/** The file at OPERATOR_FILE, complete. */
export const operatorSchema = z.strictObject({
  legalName: text,
  address: text,
  phone,
  email: z.email(),
  /** Who represents the company; required by Japanese law beside its name and address. */
  representative: text,
  /** Who is responsible for personal information, with a direct contact. */
  privacyName: text,
  privacyPhone: phone,
  privacyEmail: z.email(),
  nmlsId: z.string().regex(/^\d{3,10}$/),
  lenderLicenseType: z.enum([
    "California Financing Law",
    "California Residential Mortgage Lending Act",
  ]),
  lenderLicenseCa: licenseNumber,
  lenderLicenseGa: licenseNumber,
  brokerLicenseCa: z.string().regex(/^\d{8}$/),
  brokerLicenseGa: licenseNumber,
  /** Companies that process personal data, named in the privacy policy. */
  hostingCompany: text,
  messagingCompany: text,
});

/** The facts about the company that operates the platform, as they stand in its legal texts. */
export type OperatorValues = z.infer<typeof operatorSchema>;

/** Names of all facts, in the order of the documentation. */
export const operatorKeys = operatorSchema.keyof().options;
