import { z } from "zod";
import { readFileSync } from "node:fs";
import { isLocalHost } from "./encrypted-connection.ts";
import type { Log } from "./log.ts";
import { StartError } from "./errors.ts";

/** Brackets and braces mark what a person still has to fill in, so a value has none. */
const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^[\]{}<>\n]*$/);
const text = line.max(200);
const price = line.max(500);
const phone = z.string().regex(/^\+?\d[\d -]{6,18}\d$/);
const licenseNumber = z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,19}$/);

/** The file at OPERATOR_FILE, complete. */
export const operatorSchema = z.strictObject({
  legalName: text,
  address: text,
  phone,
  email: z.email(),
  /** Who represents the company; required by Japanese law next to its name and address. */
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
  /** What a website costs: in three languages, or in none, and then no text names a price. */
  priceKo: price.optional(),
  priceEn: price.optional(),
  priceJa: price.optional(),
  /**
   * Companies that process personal data, named in the privacy policy; in place of an optional one it says what
   * the company does.
   */
  hostingCompany: text,
  mailCompany: text.optional(),
  mapCompany: text.optional(),
  messagingCompany: text,
  /** Names the company as a lender on agents' pages, with its licenses. */
  lenderOnAgentPages: z.enum(["yes", "no"]).optional(),
});

/** The facts about the company that operates the platform, as they stand in its legal texts. */
export type OperatorValues = z.infer<typeof operatorSchema>;

/** Names of all facts, in the order of the documentation. */
export const operatorKeys = operatorSchema.keyof().options;

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

type GivenValues = {
  readonly [Key in keyof OperatorValues]?: OperatorValues[Key] | undefined;
};

/** The operator of this deployment. Legal texts are published only if nothing is missing. */
export interface Operator {
  readonly values: GivenValues;
  readonly missing: readonly (keyof OperatorValues)[];
}

const priceKeys = ["priceKo", "priceEn", "priceJa"] as const;

/** Legal texts are published without them. */
const optionalKeys = new Set<keyof OperatorValues>([
  "mailCompany",
  "mapCompany",
  "lenderOnAgentPages",
  ...priceKeys,
]);

/** Values that a real operator can share with the sample. */
const sharedKeys = new Set<keyof OperatorValues>(["lenderLicenseType"]);

/**
 * Reads the operator's details once, at start. Where all hosts are local, a fictitious sample fills in
 * what the file lacks. With a public host nothing is filled in, and a value of the sample is missing.
 * @throws StartError if the file cannot be read or has an invalid value.
 */
export function readOperator(file: string | undefined, hosts: readonly string[]): Operator {
  const given = file === undefined ? {} : parseOperatorFile(file);
  if (hosts.every(isLocalHost)) return { values: { ...sampleOperator, ...given }, missing: [] };
  const missing = operatorKeys.filter(
    (key) =>
      !optionalKeys.has(key) &&
      (given[key] === undefined || (given[key] === sampleOperator[key] && !sharedKeys.has(key))),
  );
  const known = Object.entries(given).filter(([key]) => !missing.some((name) => name === key));
  return { values: Object.fromEntries(known), missing };
}

/** Logs what prevents the publication of legal texts, also where only warnings are logged. */
export function logMissingOperator({ missing }: Operator, log: Log): void {
  if (missing.length === 0) return;
  log.warn(
    { missing },
    "OPERATOR_FILE lacks details of the operator: legal texts are not published, and no agreement is accepted",
  );
}

function parseOperatorFile(file: string): GivenValues {
  const fail = (problem: string) =>
    new StartError(
      `OPERATOR_FILE ${problem}: correct the file, see docs/running.md, or unset the variable.`,
    );
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw fail(error instanceof SyntaxError ? "is not valid JSON" : "cannot be read");
  }
  const result = operatorSchema.partial().safeParse(json);
  if (result.success) {
    const unpriced = priceKeys.filter((name) => result.data[name] === undefined);
    if (unpriced[0] !== undefined && unpriced.length < priceKeys.length)
      throw fail(`has a price without "${unpriced[0]}"`);
    return result.data;
  }
  const [issue] = result.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  if (unknown !== undefined) throw fail(`has the unknown key "${unknown}"`);
  const key = issue?.path[0];
  throw fail(key === undefined ? "is not a JSON object" : `has an invalid "${String(key)}"`);
}
