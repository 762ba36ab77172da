import type { Row } from "../bench/table.ts";
import type { DatabaseKind } from "../e2e/fixtures/prepared-data.ts";
import type { Verification } from "./verify.ts";
import { describeWrites, type Ledger } from "./ledger.ts";

export interface ScenarioOptions {
  database: DatabaseKind;
  /** How often the fault happens. */
  rounds: number;
  /** Of the moments at which faults happen. */
  seed: number;
  /** The commit that is replaced by this version. */
  from?: string | undefined;
  /** For tests: each fault as short as possible, with a product that tries again after seconds. */
  isQuick: boolean;
}

/** Causes faults while the product is in use, and reads back what it acknowledged. */
export interface Scenario {
  readonly databases: readonly DatabaseKind[];
  /** Rounds of a full run. */
  readonly rounds: number;
  run(options: ScenarioOptions): Promise<Row[]>;
}

/** A row that fails unless the value is 0; the first entries show where to look. */
export function mustBeNone(name: string, found: readonly string[]): Row {
  const examples = found.slice(0, 5).join(", ");
  return {
    name,
    measured: found.length === 0 ? "0" : `${found.length} (${examples})`,
    limit: "0",
    passes: found.length === 0,
  };
}

/** A row without a limit. */
export function info(name: string, measured: string | number): Row {
  return { name, measured: String(measured), passes: true };
}

/** A row with an upper limit. */
export function atMost(name: string, value: number, limit: number, unit: string): Row {
  return {
    name,
    measured: `${value} ${unit}`,
    limit: `${limit} ${unit}`,
    passes: value <= limit,
  };
}

/** What was acknowledged, lost and stored twice. */
export function verificationRows(ledger: Ledger, { lost, twice }: Verification): Row[] {
  return [
    {
      name: "acknowledged writes",
      measured: describeWrites(ledger),
      limit: "more than 0",
      passes: ledger.leads.length > 0 && ledger.contacts.length > 0,
    },
    mustBeNone("acknowledged and lost", lost),
    mustBeNone("stored twice", twice),
  ];
}
