import { createContext, use } from "react";
import type { FieldId } from "./fields/editor-fields.ts";

/** `place` is that of an entry, from 0, in a field that is a list. */
type OpenField = (field: FieldId, place?: number) => void;

export const OpenFieldContext = createContext<OpenField>(() => undefined);

/** Opens a field's section and puts the focus into the field. */
export function useOpenField(): OpenField {
  return use(OpenFieldContext);
}
