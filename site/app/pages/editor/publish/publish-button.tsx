import { Button } from "@realtor/ui/button";
import { FormattedMessage, useIntl } from "react-intl";
import { editorMessages } from "#app/profile-editor/editor-messages.ts";
import * as css from "./publish-status.css.ts";

interface PublishButtonProps {
  /** There is nothing to publish: the button is not the next thing to do. */
  quiet: boolean;
  busy: boolean;
  onPublish: () => void;
}

/** Publishes; never disabled, so that its name and result are always available. */
export function PublishButton({ quiet, busy, onPublish }: PublishButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      className={css.publish}
      variant={quiet ? "outline" : "primary"}
      size="small"
      data-quiet={quiet ? "" : undefined}
      busy={busy}
      busyLabel={formatMessage(editorMessages.publishing)}
      onClick={onPublish}
    >
      <FormattedMessage {...editorMessages.publish} />
    </Button>
  );
}
