import type { ValueId } from "@realtor/profile/fields";
import { createContext } from "react";

/** A form that asks for values step by step, in place of the editor's marks and errors. */
export interface AskingForm {
  isRequired: (id: ValueId) => boolean;
  /** What is missing or wrong, as a request; undefined until it is shown. */
  errorOf: (id: ValueId) => string | undefined;
}

/** Null in the editor. */
export const FormContext = createContext<AskingForm | null>(null);
