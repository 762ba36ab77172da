import { useMemo } from "react";
import { useIntl } from "react-intl";
import { failureText } from "./failure-text.ts";

/** See `failureText`: the text of a failure that stays, logged once. Undefined while there is none. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
