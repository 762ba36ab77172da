"use client";

import type { FieldId } from "@realtor/profile/fields";
import type { PhotoPath } from "@realtor/profile/stored";
import { createContext, use } from "react";

/** What names the field that an element shows; nothing on public pages. */
export type FieldMark = { "data-field"?: string };

/**
 * Names the field that an element shows, or a line of the names and licenses. `place` is what the page shows of a
 * list: the URL of a photo; the id of a line; the id of a section, the position of one of its items, and the key of
 * the text without its language.
 */
export type Mark = (
  field: FieldId | `photo-${Exclude<PhotoPath, "gallery">}` | "identity",
  ...place: readonly (string | number)[]
) => FieldMark;

const noMark: FieldMark = {};

/** Provides the marks of fields, as for an editor's preview. Without it elements have none. */
export const FieldMarks = createContext<Mark>(() => noMark);

/** Returns what names the field of an element: `<p {...mark("tagline")}>`. */
export const useMark = (): Mark => use(FieldMarks);
