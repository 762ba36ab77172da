import { useIntl } from "react-intl";
import * as css from "./bulk-bar.css.ts";
import { progressMessages } from "./bulk-messages.ts";
import { type BulkAction, bulkActions } from "./run-bulk-action.ts";
import type { Bulk } from "./use-bulk.ts";

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
    <section
      className={css.bar}
      aria-label={formatMessage({ id: "websites.bulk" })}
      hidden={!isShown}
    >
      <output className={css.count}>
        {running
          ? formatMessage({ id: progressMessages[running.action] }, running)
          : isShown && formatMessage({ id: "websites.bulk.selected" }, { n: count })}
      </output>
      <div className={css.verbs}>
        {bulkActions.map((action) => (
          <button
            key={action}
            type="button"
            className={css.button}
            {...whenIdle(() => onAction(action))}
          >
            {formatMessage({ id: `websites.bulk.${action}` })}
          </button>
        ))}
      </div>
      <button type="button" className={`${css.button} ${css.clear}`} {...whenIdle(onClear)}>
        {formatMessage({ id: "websites.bulk.clear" })}
      </button>
    </section>
  );
}
