import { type ContactState, contactStates } from "@realtor/api/loaning";
import { Select } from "@realtor/ui/select";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./entry-detail.css.ts";

interface StatusFieldProps {
  state: ContactState;
  change: (state: ContactState) => Promise<unknown>;
}

/** The status of a request; the new one is shown while it is saved. */
export function StatusField({ state, change }: StatusFieldProps) {
  const { formatMessage } = useIntl();
  const [choosing, setChoosing] = useState<ContactState>();

  async function choose(next: ContactState) {
    setChoosing(next);
    await change(next);
    setChoosing(undefined);
  }

  return (
    <Select
      className={css.state}
      label={formatMessage({ id: "inbox.state" })}
      placeholder={formatMessage({ id: "inbox.state" })}
      value={choosing ?? state}
      options={contactStates.map((value) => ({
        value,
        label: formatMessage({ id: `inbox.state.${value}` }),
      }))}
      // The options are the states.
      onChange={(value) => void choose(value as ContactState)}
    />
  );
}
