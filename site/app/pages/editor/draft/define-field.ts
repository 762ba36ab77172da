import type { Lang } from "@realtor/api/locales";
import type { FormatNumberOptions } from "react-intl";
import type { Message } from "#app/i18n/define-messages.ts";
import type { Lens } from "./lens.ts";

/** In form order. */
export const sectionIds = [
  "basic",
  "design",
  "hero",
  "stats",
  "about",
  "listings",
  "photos",
  "regions",
  "video",
  "extra",
  "contact",
  "seo",
] as const;

export type SectionId = (typeof sectionIds)[number];

/** A field of the form. */
export interface Field<Value> {
  readonly section: SectionId;
  readonly label: Message;
  readonly lens: Lens<Value>;
  /** Maximum number of characters. */
  readonly max?: number;
  /** Element id of the homepage's section that opens this field when it is clicked in the preview. */
  readonly anchor?: string;
}

/** How a text field is edited. */
interface TextInput {
  /** Language of the text. */
  readonly lang?: Lang;
  /** Input type of a single-line field. */
  readonly type?: "email" | "tel" | "url" | "date";
  readonly required?: boolean;
  readonly hint?: Message;
  /** Minimum height in lines; renders a `<textarea>`. */
  readonly rows?: number;
  /** Shows the number of used and allowed characters. */
  readonly showCount?: boolean;
  /** Normalizes the value on blur. */
  readonly normalize?: (value: string) => string;
}

/** A field that is edited as text; its section renders it from this entry. */
export interface TextFieldDefinition extends Field<string>, TextInput {
  readonly control: "text";
}

/** A field that is edited as a number; its section renders it from this entry. */
export interface NumberFieldDefinition extends Field<number | null> {
  readonly control: "number";
  /** Grouping, currency and decimals, as for `Intl.NumberFormat`. */
  readonly format: FormatNumberOptions;
}

/** Defines a field whose control is part of its section. */
export function defineField<Value>(field: Field<Value>): Field<Value> {
  return field;
}

/** Defines a field that is edited as text. */
export function defineTextField(field: Field<string> & TextInput): TextFieldDefinition {
  return { control: "text", ...field };
}

/** Defines a field that is edited as a number. */
export function defineNumberField(
  field: Omit<NumberFieldDefinition, "control">,
): NumberFieldDefinition {
  return { control: "number", ...field };
}

const suffixes = { ko: "Kr", en: "En", ja: "Ja" } as const satisfies Record<Lang, string>;

type LocalizedId<Name extends string> = `${Name}${(typeof suffixes)[Lang]}`;

type TextOptions = Partial<Pick<TextFieldDefinition, "max" | "anchor">> & Omit<TextInput, "lang">;

type LocalizedText = Pick<TextFieldDefinition, "section"> &
  TextOptions &
  Record<Lang, Pick<TextFieldDefinition, "label" | "lens"> & TextOptions>;

/**
 * Defines one text in three languages: the fields `<name>Kr`, `<name>En` and `<name>Ja`, in this
 * order. The options of a language override the shared ones.
 */
export function defineLocalizedText<Name extends string>(
  name: Name,
  { ko, en, ja, ...shared }: LocalizedText,
): Record<LocalizedId<Name>, TextFieldDefinition> {
  const fields = {
    [name + suffixes.ko]: defineTextField({ ...shared, ...ko, lang: "ko" }),
    [name + suffixes.en]: defineTextField({ ...shared, ...en, lang: "en" }),
    [name + suffixes.ja]: defineTextField({ ...shared, ...ja, lang: "ja" }),
  };
  // TypeScript widens computed keys to string.
  return fields as Record<LocalizedId<Name>, TextFieldDefinition>;
}
