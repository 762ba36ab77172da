import { createContext, use } from "react";
import type { FieldId } from "./fields/editor-fields.ts";

export const OpenFieldContext = createContext<(field: FieldId) => void>(() => undefined);

/** Opens a field's section and puts the focus into the field. */
export function useOpenField(): (field: FieldId) => void {
  return use(OpenFieldContext);
}
