import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./bulk-bar.css.ts";
import { progressMessages, verbMessages } from "./bulk-messages.ts";
import { type BulkAction, bulkActions } from "./run-bulk-action.ts";
import type { Bulk } from "./use-bulk.ts";

const messages = defineMessages({
  label: {
    id: "realtors.bulk",
    defaultMessage: "Selected websites",
    description: "Accessible name of the bar with the actions for the selected websites.",
  },
  selected: {
    id: "realtors.bulk.selected",
    defaultMessage: "{n} selected",
    description: "Number of selected websites in the bar at the bottom.",
  },
  clear: {
    id: "realtors.bulk.clear",
    defaultMessage: "Clear",
    description: "Button that clears the selection.",
  },
});

interface BulkBarProps extends Pick<Bulk, "running"> {
  /** Number of selected websites. */
  count: number;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** The bar with the actions for the selected websites; hidden without any. */
export function BulkBar({ count, running, onAction, onClear }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const isShown = count > 0 || running !== null;
  // A disabled button would lose the focus.
  const whenIdle = (action: () => void) =>
    running ? { "aria-disabled": true } : { onClick: action };
  return (
    <section className={css.bar} aria-label={formatMessage(messages.label)} hidden={!isShown}>
      <output className={css.count}>
        {running
          ? formatMessage(progressMessages[running.action], running)
          : isShown && formatMessage(messages.selected, { n: count })}
      </output>
      <div className={css.verbs}>
        {bulkActions.map((action) => (
          <button
            key={action}
            type="button"
            className={css.button}
            {...whenIdle(() => onAction(action))}
          >
            {formatMessage(verbMessages[action])}
          </button>
        ))}
      </div>
      <button type="button" className={`${css.button} ${css.clear}`} {...whenIdle(onClear)}>
        {formatMessage(messages.clear)}
      </button>
    </section>
  );
}
