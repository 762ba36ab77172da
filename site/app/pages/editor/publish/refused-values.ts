import { type FieldCode, isFieldCode } from "@realtor/api/field-codes";
import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import { fields, findFieldByPointer, getLens } from "#app/profile-editor/fields/profile-fields.ts";
import { errorText } from "#app/profile-editor/form/error-text.ts";

const messages = defineMessages({
  value: {
    id: "editor.import.value",
    defaultMessage: "{field}: {problem}",
    description: "A refused value of a file; {field} is its label, {problem} says what to correct.",
  },
  entry: {
    id: "editor.import.entry",
    defaultMessage: "{field}, entry {n}: {problem}",
    description:
      "A refused value in a list of a file; {field} is the list’s label, {n} the entry’s number, {problem} says what to correct.",
  },
  inDraft: {
    id: "editor.import.inDraft",
    defaultMessage: "Draft, {value}",
    description:
      "A refused value in the draft of a file; {value} says which value and what to correct.",
  },
  otherField: {
    id: "editor.import.otherField",
    defaultMessage: "A setting that is not in the editor",
    description: "Name of a value in a file that the editor has no field for.",
  },
});

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
    return intl.formatMessage(messages.inDraft, { value });
  });
  return [...new Set(lines)];
}

function describe(intl: IntlShape, pointer: string, code: FieldCode, values: Draft): string {
  const id = findFieldByPointer(pointer, values);
  const field = intl.formatMessage(id ? fields[id].label : messages.otherField);
  const problem = errorText(intl, { field: id, code });
  const inField = id ? pointer.slice(getLens(id).pointer(values).length) : "";
  const index = /^\/(\d+)/.exec(inField)?.[1];
  if (index === undefined) return intl.formatMessage(messages.value, { field, problem });
  return intl.formatMessage(messages.entry, { field, n: Number(index) + 1, problem });
}
