import { useState } from "react";
import { useIntl } from "react-intl";
import { failureText } from "./failure-text.ts";

/** An action that a user starts, such as deleting something through a service. */
export interface Action {
  busy: boolean;
  /** Error message of the last run. */
  failure: string | undefined;
  /** Resolves with true on success; an error becomes `failure`. */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** State of an action: whether it is running, and why the last run failed. */
export function useAction(): Action {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(failureText(error, intl));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run };
}
