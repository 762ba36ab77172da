import { useMemo } from "react";
import { useIntl } from "react-intl";
import { failureText } from "./failure-text.ts";

/** Memoized `failureText`, so that an error is logged once. Undefined without an error. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
