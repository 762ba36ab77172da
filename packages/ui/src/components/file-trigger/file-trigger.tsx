"use client";

import type { ComponentProps, ReactElement } from "react";
import { FileTrigger as AriaFileTrigger, Pressable } from "react-aria-components/FileTrigger";
import { omitUndefined } from "../rich-field/omit-undefined.ts";

export interface FileTriggerProps {
  /** A `Button` or `IconButton`; while it is disabled, it opens nothing. */
  children: ReactElement<{ disabled?: boolean | undefined }>;
  /** Media types or file name extensions, such as `image/*` or `.csv`; all by default. */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  /** Opens this camera where there is one: `user` for a portrait, `environment` for a place. */
  camera?: "user" | "environment" | undefined;
  /** Called with the chosen files; not called when the user cancels. */
  onSelect: (files: readonly File[]) => void;
}

/** Opens the file dialog of the system from a button. The same file can be chosen twice in a row. */
export function FileTrigger({ children, accept, multiple, camera, onSelect }: FileTriggerProps) {
  const select = (list: FileList | null) => {
    if (list && list.length > 0) onSelect([...list]);
  };
  return (
    <AriaFileTrigger
      allowsMultiple={multiple ?? false}
      onSelect={select}
      {...omitUndefined({ acceptedFileTypes: accept, defaultCamera: camera })}
    >
      <Pressable isDisabled={children.props.disabled ?? false}>
        {/* The type wants an HTML element; components that pass on attributes and ref work as well. */}
        {children as ComponentProps<typeof Pressable>["children"]}
      </Pressable>
    </AriaFileTrigger>
  );
}
