import { Button } from "@realtor/ui/button";
import { visuallyHidden } from "@realtor/ui/styles";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { wide } from "#app/admin/layouts/stepper.css.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./first-run-frame.css.ts";

/** Whether everything is stored. What waits for the connection is repeated by itself, or at once. */
export function SaveStatus() {
  const { formatMessage } = useIntl();
  const { saver } = useFirstRun();
  const isWide = useMediaQuery(wide);
  const kind = useStore(saver, ({ activity }) => activity.kind);
  const isOpen = kind === "waiting" || kind === "failed";
  const text = isOpen
    ? "first-run.unsaved"
    : kind === "saving"
      ? "first-run.saving"
      : "first-run.saved";
  return (
    <span
      className={isWide || isOpen ? css.status : visuallyHidden}
      data-failed={isOpen || undefined}
    >
      <output>{formatMessage({ id: text })}</output>
      {isOpen && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            saver.resume();
            void saver.flush();
          }}
        >
          {formatMessage({ id: "admin.retry" })}
        </Button>
      )}
    </span>
  );
}
