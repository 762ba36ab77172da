import { Button } from "@realtor/ui/button";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "#app/profile-editor/languages/missing-text.css.ts";
import { translationMessages } from "./translation-messages.ts";

interface TranslateButtonProps {
  /** Whether a translation provider is configured; without one there is no button. */
  isOffered: boolean;
  busy: boolean;
  /** A button beside another one, or underlined text under a field of one line. */
  isLong: boolean;
  onClick: () => void;
}

/** Drafts a translation of the text in another language. */
export function TranslateButton({ isOffered, busy, isLong, onClick }: TranslateButtonProps) {
  const { formatMessage } = useIntl();
  if (!isOffered) return null;
  if (isLong)
    return (
      <Button
        size="small"
        variant="outline"
        data-secondary=""
        busy={busy}
        busyLabel={formatMessage(translationMessages.creating)}
        onClick={onClick}
      >
        <FormattedMessage {...translationMessages.create} />
      </Button>
    );
  return (
    <button
      type="button"
      className={`${css.textButton} ${css.lineButton}`}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <FormattedMessage {...translationMessages[busy ? "creating" : "create"]} />
    </button>
  );
}
