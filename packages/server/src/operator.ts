import { readFileSync } from "node:fs";
import { isLocalHost } from "./local-host.ts";
import type { Log } from "./log.ts";
import { operatorKeys, operatorSchema, type OperatorValues } from "./operator-schema.ts";
import { sampleOperator } from "./sample-operator.ts";
import { StartError } from "./start-error.ts";

type GivenValues = {
  readonly [Key in keyof OperatorValues]?: OperatorValues[Key] | undefined;
};

/** The operator of this deployment. Legal texts are published only if nothing is missing. */
export interface Operator {
  readonly values: GivenValues;
  readonly missing: readonly (keyof OperatorValues)[];
}

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
      given[key] === undefined || (given[key] === sampleOperator[key] && !sharedKeys.has(key)),
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
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  if (unknown !== undefined) throw fail(`has the unknown key "${unknown}"`);
  const key = issue?.path[0];
  throw fail(key === undefined ? "is not a JSON object" : `has an invalid "${String(key)}"`);
}
