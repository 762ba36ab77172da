"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { classNames, formatTemplate } from "../../format.ts";
import type { UploadListLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { AlertIcon, CheckIcon, CloseIcon, UploadIcon } from "../icons/icons.ts";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import * as css from "./upload-list.css.ts";

interface UploadBase {
  /** Unique and stable. */
  readonly id: string;
  /** File name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Small image of the file. */
  readonly thumbnail?: ReactNode;
}

/** One file: on its way, stored, or failed. */
export type Upload = UploadBase &
  (
    | { readonly state: "uploading"; /** Bytes. */ readonly sent: number }
    | { readonly state: "done" }
    | {
        readonly state: "failed";
        /** States the error and how to fix it. */
        readonly error: string;
        /** False if the same file would fail again; then there is no retry button. */
        readonly retryable?: boolean | undefined;
      }
  );

export interface UploadListProps extends Omit<ComponentProps<"ul">, "children"> {
  labels: UploadListLabels;
  /** Accessible name of the list. */
  label: string;
  uploads: readonly Upload[];
  /** Called with the id of an upload on its way. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called with the id of a failed upload. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called with the id of a stored or failed upload, to take it off the list. */
  onDismiss?: ((id: string) => void) | undefined;
}

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** A size such as "6.1 MB" in the language of the page. */
function formatBytes(bytes: number, locale: string): string {
  const kilobytes = Number.isFinite(bytes) ? Math.max(0, bytes) / 1000 : 0;
  const power = Math.min(Math.floor(Math.log10(Math.max(kilobytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power] ?? "kilobyte",
    maximumFractionDigits: power > 0 ? 1 : 0,
  }).format(kilobytes / 1000 ** power);
}

/**
 * Files that are sent, each with its progress, and what to do when one fails. Failures are announced.
 * Sizes are in the language of `LocaleProvider`. Renders a `<ul>` element.
 */
export function UploadList(props: UploadListProps) {
  const { labels, label, uploads, onCancel, onRetry, onDismiss, className, ...root } = props;
  return (
    <ul {...root} aria-label={label} className={classNames(css.list, className)}>
      {uploads.map((upload) => (
        <li key={upload.id} className={css.item}>
          <span className={classNames(css.thumbnail, css.state[upload.state])}>
            {upload.state === "failed" ? <AlertIcon /> : (upload.thumbnail ?? <UploadIcon />)}
          </span>
          <span className={css.text}>
            <span className={css.name}>{upload.name}</span>
            <UploadState labels={labels} upload={upload} />
          </span>
          <UploadButtons {...{ labels, upload, onCancel, onRetry, onDismiss }} />
        </li>
      ))}
    </ul>
  );
}

interface UploadStateProps {
  labels: UploadListLabels;
  upload: Upload;
}

function UploadState({ labels, upload }: UploadStateProps) {
  return (
    <>
      {upload.state === "uploading" && <SendingState labels={labels} upload={upload} />}
      {upload.state === "done" && <StoredState label={labels.done} size={upload.size} />}
      {/* A live region from the start; the role also announces a file that is added as failed. */}
      <span
        className={css.error}
        aria-live="assertive"
        {...(upload.state === "failed" && { role: "alert" })}
      >
        {upload.state === "failed" && (
          <>
            <span className={visuallyHidden}>{upload.name}: </span>
            {upload.error}
          </>
        )}
      </span>
    </>
  );
}

interface SendingStateProps {
  labels: UploadListLabels;
  upload: Extract<Upload, { state: "uploading" }>;
}

function SendingState({ labels, upload: { name, size, sent } }: SendingStateProps) {
  const { locale } = useLocale();
  const text = formatTemplate(labels.progress, {
    sent: formatBytes(sent, locale),
    total: formatBytes(size, locale),
  });
  return (
    <>
      <ProgressBar
        className={css.bar}
        label={formatTemplate(labels.uploading, { name })}
        labelHidden
        value={size > 0 ? sent : null}
        max={size}
        valueText={text}
      />
      <span className={css.size} aria-hidden="true">
        {text}
      </span>
    </>
  );
}

function StoredState({ label, size }: { label: string; size: number }) {
  const { locale } = useLocale();
  return (
    <span className={css.size}>
      <CheckIcon />
      <span className={visuallyHidden}>{label}, </span>
      {formatBytes(size, locale)}
    </span>
  );
}

interface UploadButtonsProps extends Pick<
  UploadListProps,
  "labels" | "onCancel" | "onRetry" | "onDismiss"
> {
  upload: Upload;
}

function UploadButtons({ labels, upload, onCancel, onRetry, onDismiss }: UploadButtonsProps) {
  const { id, name } = upload;
  const close = upload.state === "uploading" ? onCancel : onDismiss;
  const closeLabel = upload.state === "uploading" ? labels.cancel : labels.dismiss;
  return (
    <span className={css.buttons}>
      {upload.state === "failed" && upload.retryable !== false && onRetry && (
        <Button variant="text" aria-label={`${labels.retry}: ${name}`} onClick={() => onRetry(id)}>
          {labels.retry}
        </Button>
      )}
      {close && (
        <IconButton label={`${closeLabel}: ${name}`} onClick={() => close(id)}>
          <CloseIcon />
        </IconButton>
      )}
    </span>
  );
}
