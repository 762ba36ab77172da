import type { RuleCode } from "@realtor/api/rules";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import type { ListingValueId } from "../document/listing-values.ts";
import { findMissing } from "./parts.ts";

type MissingValues = ReadonlyMap<ListingValueId, RuleCode>;

const none: MissingValues = new Map();

const MissingContext = createContext<MissingValues>(none);

interface MissingValuesProps {
  /** Whether publishing was tried: what is missing is marked in the form since then. */
  isAsked: boolean;
  children: ReactNode;
}

/** Provides what the listing lacks to be public, once it was asked for. */
export function MissingValuesProvider({ isAsked, children }: MissingValuesProps) {
  // As text, so that a draft that lacks the same renders nothing.
  const found = useDeferredSelector((draft) =>
    JSON.stringify(findMissing(draft, new Date()).map(({ id, code }) => [id, code])),
  );
  const missing = useMemo(
    () => (isAsked ? new Map<ListingValueId, RuleCode>(JSON.parse(found)) : none),
    [isAsked, found],
  );
  return <MissingContext value={missing}>{children}</MissingContext>;
}

/** What a value lacks, if it was asked for. */
export function useMissing(id: ListingValueId): RuleCode | undefined {
  return use(MissingContext).get(id);
}
