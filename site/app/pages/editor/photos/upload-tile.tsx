import type { PhotoTileLabels } from "@realtor/ui/labels";
import { FailedTile, UploadingTile } from "@realtor/ui/photo-tile";
import { mayWorkAgain } from "./photo-failure.ts";
import type { UploadItem } from "./upload-queue.ts";
import { useFailureText } from "./use-failure-text.ts";

interface UploadTileProps {
  labels: PhotoTileLabels;
  item: UploadItem;
  onCancel: () => void;
  onAgain: () => void;
  /** Asked for another file. */
  onChoose: () => void;
}

/** One file on its way, or why it did not arrive and what can be done. */
export function UploadTile({ labels, item, onCancel, onAgain, onChoose }: UploadTileProps) {
  const textOf = useFailureText();
  const { name, state } = item;
  if (state.kind !== "failed") {
    const percent = state.kind === "sending" ? state.percent : 0;
    return <UploadingTile labels={labels} name={name} percent={percent} onCancel={onCancel} />;
  }
  return (
    <FailedTile
      labels={labels}
      name={name}
      reason={textOf(state.failure)}
      onRetry={onChoose}
      onAgain={mayWorkAgain(state.failure) ? onAgain : undefined}
      onDismiss={onCancel}
    />
  );
}
