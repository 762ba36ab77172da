"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaDropZoneProps,
} from "react-aria-components/DropZone";
import { classNames } from "../../format.ts";
import { Button } from "../button/button.tsx";
import { FileTrigger } from "../file-trigger/file-trigger.tsx";
import { UploadIcon } from "../icons/icons.ts";
import * as css from "./drop-zone.css.ts";
import { isAccepted, readDroppedFiles } from "./dropped-files.ts";

interface DropZoneBaseProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** What is added here. */
  label: string;
  /** Media types or file name extensions, such as `image/*` or `.heic`; all by default. */
  accept?: readonly string[] | undefined;
  /** False accepts one file. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /**
   * Called with the chosen, dropped or pasted files. `rejected` are those that `accept` or `multiple`
   * exclude, which a drop cannot prevent: explain why they are missing.
   */
  onSelect: (files: readonly File[], rejected: readonly File[]) => void;
}

/** An empty area with a button. */
export interface EmptyDropZoneProps extends DropZoneBaseProps {
  /** Accepted files, in words. */
  hint?: string | undefined;
  /** Label of the button that opens the file dialog. */
  buttonLabel: string;
  children?: undefined;
}

/** An area around content, such as a photo that a dropped file replaces. */
export interface FilledDropZoneProps extends DropZoneBaseProps {
  hint?: undefined;
  buttonLabel?: undefined;
  /** Contains a `FileTrigger`, for users who cannot drop. */
  children: ReactNode;
}

export type DropZoneProps = EmptyDropZoneProps | FilledDropZoneProps;

/**
 * Area that files are dropped on, pasted into, or chosen for with its button. Folders are searched.
 * Renders a `<div>` element.
 */
export function DropZone(props: DropZoneProps) {
  const { label, hint, buttonLabel, accept, multiple = true, disabled = false, ...rest } = props;
  const { onSelect, children, className, "aria-describedby": describedBy, ...root } = rest;
  const id = useId();
  const select = (files: readonly File[]) => {
    const allowed = files.filter((file) => isAccepted(file, accept));
    const accepted = multiple ? allowed : allowed.slice(0, 1);
    if (files.length > 0)
      onSelect(
        accepted,
        files.filter((file) => !accepted.includes(file)),
      );
  };
  const handleDrop: AriaDropZoneProps["onDrop"] = ({ items }) => {
    void readDroppedFiles(items).then(select);
  };
  return (
    <div
      {...root}
      // The button of an empty zone has the description.
      aria-describedby={children === undefined ? undefined : describedBy}
      className={classNames(css.root, className)}
    >
      <AriaDropZone
        className={children === undefined ? css.zone : css.content}
        aria-labelledby={`${id}label`}
        isDisabled={disabled}
        getDropOperation={(types) => (types.has("text/plain") ? "cancel" : "copy")}
        onDrop={handleDrop}
      >
        {children === undefined ? (
          <>
            <UploadIcon />
            <span className={css.text}>
              <span className={css.label} id={`${id}label`}>
                {label}
              </span>
              {hint && (
                <span className={css.hint} id={`${id}hint`}>
                  {hint}
                </span>
              )}
            </span>
            <FileTrigger multiple={multiple} onSelect={select} accept={accept}>
              <Button
                size="small"
                variant="outline"
                disabled={disabled}
                aria-describedby={classNames(`${id}label`, hint && `${id}hint`, describedBy)}
              >
                {buttonLabel}
              </Button>
            </FileTrigger>
          </>
        ) : (
          <>
            <span hidden id={`${id}label`}>
              {label}
            </span>
            {children}
          </>
        )}
      </AriaDropZone>
    </div>
  );
}
