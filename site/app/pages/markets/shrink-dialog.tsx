import { startFeedRun, type Feed } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";

interface ShrinkDialogProps {
  feed: Feed;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Asks whether a feed is really that much smaller; until then visitors see all of its listings. */
export function ShrinkDialog({ feed, onClose, onConfirmed }: ShrinkDialogProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const values = { name: feed.name, n: feed.shrunkBy ?? 0, total: feed.listings };

  async function confirm() {
    await startFeedRun(http, feed.id, { kind: "keys", isShrinkConfirmed: true });
    onConfirmed();
    onClose();
  }

  return (
    <ConfirmDialog
      title={formatMessage({ id: "markets.shrank.title" }, values)}
      description={formatMessage({ id: "markets.shrank.text" }, values)}
      submitLabel={formatMessage({ id: "markets.shrank.submit" }, values)}
      busyLabel={formatMessage({ id: "markets.shrank.busy" })}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
