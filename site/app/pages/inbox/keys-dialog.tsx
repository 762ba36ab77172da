import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { Stack } from "@realtor/ui/stack";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import { KeyList } from "#app/admin/key-list.tsx";
import { inboxKeys } from "./use-inbox-keys.ts";

const rows = [
  ...Object.entries(inboxKeys).map(([key, command]) => [`inbox.keys.${command}`, key] as const),
  ["inbox.keys.open", "Enter"] as const,
];

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
        <Stack gap={20}>
          <KeyList rows={rows} />
          <Switch
            label={formatMessage({ id: "inbox.keys.enabled" })}
            checked={enabled}
            onChange={(event) => onEnabledChange(event.target.checked)}
          />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
