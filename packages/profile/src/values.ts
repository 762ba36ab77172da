import type { Field } from "./define-field.ts";
import { type FieldId, fieldIds, fields, type TextId, type ValueId } from "./fields.ts";
import { siteLanguages as langs } from "./languages.ts";
import type { SectionId } from "./sections.ts";
import type { Lang } from "./text.ts";
import type { Lens, Wire } from "./wire.ts";

/** What belongs to a value besides its lens. */
interface Place {
  /** What the form shows it as. */
  readonly field: FieldId;
  readonly section: SectionId;
  /** The language of a text that has a value in each. */
  readonly lang?: Lang;
  /** Maximum length of a text in UTF-16 units. */
  readonly max?: number;
  /** Minimum height of a text in lines; makes the control multi-line. */
  readonly rows?: number;
}

type TypeOf<Id extends ValueId> =
  Id extends Exclude<FieldId, TextId> ? ReturnType<(typeof fields)[Id]["value"]["get"]> : string;

/** The values by their ids: where each is stored, and what it belongs to. */
type Values = { readonly [Id in ValueId]: Lens<TypeOf<Id>> & Place };

function valuesOf(id: FieldId, field: Field): (readonly [string, object])[] {
  const place = { field: id, section: fields[id].section };
  return field.kind === "localized"
    ? langs.map((lang) => [
        field.ids[lang],
        { rows: field.rows, ...field.values[lang], ...place, lang },
      ])
    : [[id, { ...field.value, ...place }]];
}

/** The values of a profile, in form order. Their ids are the units of changes, conflicts, errors and undo. */
export const values = Object.fromEntries(
  fieldIds.flatMap((id) => valuesOf(id, fields[id])),
) as unknown as Values; // Object.fromEntries widens the ids, which are those of the table.

// Object.keys returns string[].
export const valueIds = Object.keys(values) as ValueId[];

export type TextValueId = {
  [Id in ValueId]: TypeOf<Id> extends string ? Id : never;
}[ValueId];

/** The lens of a value as `Lens<unknown>`, for code that only passes values through. */
export function getLens(id: ValueId): Lens<unknown> {
  // Callers pass values only to the lens that returned them.
  return values[id] as Lens<unknown>;
}

/** The value at a JSON pointer of the profile, or around it; undefined for keys without a field. */
export function findValue(pointer: string, wire: Wire): ValueId | undefined {
  return valueIds.find((id) => isInside(pointer, values[id].pointer(wire)));
}

/** Whether a JSON pointer is another one, or of something in it. */
export function isInside(pointer: string, start: string): boolean {
  return pointer === start || pointer.startsWith(`${start}/`);
}

/** Whether a field is a text in three languages. */
export function isTextId(id: FieldId): id is TextId {
  return fields[id].kind === "localized";
}

/** Ids of the texts in three languages, in form order. */
export const textIds: readonly TextId[] = fieldIds.filter(isTextId);

export function valueOf(field: FieldId, lang: Lang): ValueId {
  return isTextId(field) ? fields[field].ids[lang] : field;
}
