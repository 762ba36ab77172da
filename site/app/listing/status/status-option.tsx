import type { HomeStatus } from "@realtor/api/listing";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./status-form.css.ts";

interface StatusOptionProps {
  name: string;
  status: HomeStatus;
  /** The status now. */
  isCurrent: boolean;
  isChosen: boolean;
  /** A press shows its fields instead of setting it. */
  isDated: boolean;
  onPress: () => void;
  /** Its fields. */
  children: ReactNode;
}

/**
 * A status with what visitors will see. A button, not a radio button: a press sets it, which arrow keys on
 * the way to another one must not.
 */
export function StatusOption(props: StatusOptionProps) {
  const { name, status, isCurrent, isChosen, isDated, onPress, children } = props;
  return (
    <li>
      <button
        type="button"
        className={css.option}
        aria-current={isCurrent ? "true" : undefined}
        aria-expanded={isDated ? isChosen : undefined}
        data-autofocus={isCurrent ? "" : undefined}
        onClick={onPress}
      >
        <span className={css.circle} data-chosen={isChosen} />
        <span>
          <span className={css.name}>{name}</span>{" "}
          <span className={css.body}>
            <FormattedMessage id={`listings.status.${status}.body`} />
          </span>
        </span>
      </button>
      {isDated && isChosen && <div className={css.fields}>{children}</div>}
    </li>
  );
}
