import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { useAction } from "#app/admin/use-action.ts";
import * as css from "./entry-detail.css.ts";

interface ResendButtonProps {
  /** Queues the refused notifications and reads the request again. */
  resend: () => Promise<unknown>;
}

/** Sends the refused notifications of a request again. */
export function ResendButton({ resend }: ResendButtonProps) {
  const { busy, failure, run } = useAction();
  return (
    <>
      <Button variant="outline" size="small" disabled={busy} onClick={() => void run(resend)}>
        <FormattedMessage
          id="inbox.notified.again"
          defaultMessage="Send again"
          description="Button that sends the refused notifications of a request again."
        />
      </Button>
      {failure !== undefined && <span className={css.second}>{failure}</span>}
    </>
  );
}
