import { nameValue } from "#app/profile/field/value-name.ts";
import { findValue, getLens } from "@realtor/profile/values";
import { type FieldCode, isFieldCode } from "@realtor/api/field-codes";
import type { IntlShape } from "react-intl";
import type { Draft } from "#app/profile/draft/draft.ts";
import { errorText } from "#app/profile/field/error-text.ts";

/** A refused value: its JSON pointer in the profile and a code. */
export interface RefusedValue {
  pointer: string;
  code: string;
}

const draftPointer = /^\/draft\/changes(?=\/|$)/;

/**
 * Says in words which values of a profile are refused: the label of each field and what to correct.
 * `values` is the profile, valid or not, and `draft` its draft's changes.
 */
export function describeRefusedValues(
  intl: IntlShape,
  refused: readonly RefusedValue[],
  { values, draft }: { values: Draft; draft: Draft },
): string[] {
  const lines = refused.map(({ pointer, code }) => {
    // Codes of another service are unknown.
    const known: FieldCode = isFieldCode(code) ? code : "type";
    if (!draftPointer.test(pointer)) return describe(intl, pointer, known, values);
    const value = describe(intl, pointer.replace(draftPointer, ""), known, draft);
    return intl.formatMessage({ id: "editor.import.inDraft" }, { value });
  });
  return [...new Set(lines)];
}

function describe(intl: IntlShape, pointer: string, code: FieldCode, values: Draft): string {
  const id = findValue(pointer, values);
  const field = id ? nameValue(intl, id) : intl.formatMessage({ id: "editor.import.otherField" });
  const problem = errorText(intl, { field: id, code });
  const inField = id ? pointer.slice(getLens(id).pointer(values).length) : "";
  const index = /^\/(\d+)/.exec(inField)?.[1];
  if (index === undefined)
    return intl.formatMessage({ id: "editor.import.value" }, { field, problem });
  return intl.formatMessage(
    { id: "editor.import.entry" },
    { field, n: Number(index) + 1, problem },
  );
}
