import type { FeedProblem } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";

/** A problem of a record in words. */
export interface DescribedProblem {
  /** What arrived. */
  what: string;
  /** How visitors see it. */
  shown: string;
  listingId: string;
  /** Street and city as they were sent, as far as they were. */
  address: string;
}

/** The field that says what arrived, where one does. */
const sentFields: Partial<Record<FeedProblem["code"], readonly string[]>> = {
  "status.unknown": ["StandardStatus", "MlsStatus"],
  "type.missing": ["PropertyType"],
};

/** Describes a problem from its code and the original values. */
export function describeProblem(
  { code, original, recordKey }: Pick<FeedProblem, "code" | "original" | "recordKey">,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): DescribedProblem {
  const record: Readonly<Record<string, unknown>> = isRecord(original) ? original : {};
  const text = (field: string) => {
    const value = record[field];
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  const value = (sentFields[code] ?? []).map(text).find((sent) => sent !== "") ?? "";
  const n = Array.isArray(record["Media"]) ? record["Media"].length : 0;
  return {
    what: formatMessage(
      { id: `markets.problem.${code}` },
      { n, value, isNamed: value === "" ? "no" : "yes" },
    ),
    shown: formatMessage({ id: `markets.shown.${code}` }),
    listingId: text("ListingId") || recordKey,
    address: [text("UnparsedAddress"), text("City")].filter(Boolean).join(", "),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
