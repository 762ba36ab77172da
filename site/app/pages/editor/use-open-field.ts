import { createContext, use } from "react";
import type { FieldId } from "./fields/editor-fields.ts";

/** `index` is that of a list entry, from 0. */
type OpenField = (field: FieldId, index?: number) => void;

export const OpenFieldContext = createContext<OpenField>(() => undefined);

/** Opens the section of a field and focuses the field. */
export function useOpenField(): OpenField {
  return use(OpenFieldContext);
}
