import type { PhotoTileLabels } from "@realtor/ui/labels";
import { FailedTile, UploadingTile } from "@realtor/ui/photo-tile";
import { isRetryable } from "./photo-failure.ts";
import type { UploadItem } from "./upload-queue.ts";
import { useFailureText } from "./use-failure-text.ts";

interface UploadTileProps {
  labels: PhotoTileLabels;
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  /** Called to choose another file. */
  onReplace: () => void;
}

/** The progress of an upload, or the reason of its failure with the possible actions. */
export function UploadTile({ labels, item, onCancel, onRetry, onReplace }: UploadTileProps) {
  const getFailureText = useFailureText();
  const { name, state } = item;
  if (state.kind !== "failed") {
    const percent = state.kind === "sending" ? state.percent : 0;
    return <UploadingTile labels={labels} name={name} percent={percent} onCancel={onCancel} />;
  }
  return (
    <FailedTile
      labels={labels}
      name={name}
      reason={getFailureText(state.failure)}
      onReplace={onReplace}
      onRetry={isRetryable(state.failure) ? onRetry : undefined}
      onDismiss={onCancel}
    />
  );
}
