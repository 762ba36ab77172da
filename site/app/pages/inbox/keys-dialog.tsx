import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./keys-dialog.css.ts";
import { inboxKeys } from "./use-inbox-keys.ts";

interface KeysDialogProps {
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  onClose: () => void;
}

/** The keys of the inbox, and a switch that turns them off. */
export function KeysDialog({ enabled, onEnabledChange, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open onOpenChange={onClose} title={formatMessage({ id: "inbox.keys" })}>
      <DialogBody>
        <dl className={css.keys}>
          {Object.entries(inboxKeys).map(([key, command]) => (
            <div key={key}>
              <dt>
                <kbd className={css.key}>{key}</kbd>
              </dt>
              <dd>
                <FormattedMessage id={`inbox.keys.${command}`} />
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd className={css.key}>Enter</kbd>
            </dt>
            <dd>
              <FormattedMessage id="inbox.keys.open" />
            </dd>
          </div>
        </dl>
        <Switch
          label={formatMessage({ id: "inbox.keys.enabled" })}
          checked={enabled}
          onChange={(event) => onEnabledChange(event.target.checked)}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
