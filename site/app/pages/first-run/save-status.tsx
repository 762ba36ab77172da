import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { useFirstRun } from "./first-run-context.ts";
import { messages } from "./first-run-messages.ts";
import * as css from "./step-header.css.ts";

/** Whether everything is stored. What waits for the connection is repeated by itself, or at once. */
export function SaveStatus() {
  const { formatMessage } = useIntl();
  const { saver } = useFirstRun();
  const kind = useStore(saver, ({ activity }) => activity.kind);
  const isOpen = kind === "waiting" || kind === "failed";
  const text = isOpen ? messages.unsaved : kind === "saving" ? messages.saving : messages.saved;
  return (
    <span className={css.status} data-failed={isOpen || undefined}>
      <output>{formatMessage(text)}</output>
      {isOpen && (
        <button
          type="button"
          className={css.retry}
          onClick={() => {
            saver.resume();
            void saver.flush();
          }}
        >
          {formatMessage(adminMessages.retry)}
        </button>
      )}
    </span>
  );
}
