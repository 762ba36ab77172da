import type { Lang } from "@realtor/api/locales";
import type { FormatNumberOptions } from "react-intl";
import type { Message } from "#app/i18n/define-messages.ts";
import type { Lens } from "../draft/lens.ts";

/** What the page shows, in the order of the page. */
export const pageSectionIds = [
  "name",
  "hero",
  "stats",
  "about",
  "listings",
  "photos",
  "regions",
  "video",
  "extra",
  "contact",
] as const;

/** What applies to the whole page. */
export const settingsSectionIds = ["design", "languages", "license", "address", "seo"] as const;

/** In form order. */
export const sectionIds = [...pageSectionIds, ...settingsSectionIds] as const;

export type SectionId = (typeof sectionIds)[number];

/** A field of the form. */
export interface Field<Value> {
  readonly section: SectionId;
  /** Label in lists of fields; names the language of a text. */
  readonly label: Message;
  /** What the field is within a sentence, without its language: "phone number". */
  readonly noun: Message;
  readonly lens: Lens<Value>;
  /** Error of a required value that is missing. */
  readonly request?: Message;
  /** Maximum number of characters. */
  readonly max?: number;
  /** Element id of the homepage's section that opens this field when it is clicked in the preview. */
  readonly anchor?: string;
}

/** How a text field is edited. */
interface TextInput {
  /** Language of the text: the field is shown while the form is in this language. */
  readonly lang?: Lang;
  /** Label in the form, where the language is known; `label` by default. */
  readonly formLabel?: Message;
  /** Input type of a single-line field. */
  readonly type?: "email" | "tel" | "url";
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

/** A date as `YYYY-MM-DD`, empty without one; its section renders it from this entry. */
export interface DateFieldDefinition extends Field<string> {
  readonly control: "date";
  readonly hint?: Message;
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

/** Defines a field that is edited as a date. */
export function defineDateField(field: Omit<DateFieldDefinition, "control">): DateFieldDefinition {
  return { control: "date", ...field };
}

/** The fields of one text, by language. */
type LocalizedIds = Readonly<Record<Lang, string>>;

type TextOptions = Partial<Pick<TextFieldDefinition, "max" | "anchor">> &
  Omit<TextInput, "lang" | "formLabel">;

interface LocalizedText extends TextOptions, Pick<TextFieldDefinition, "section" | "noun"> {
  /** Label in the form, which shows one language. */
  label: Message;
  ko: LanguageOptions;
  en: LanguageOptions;
  ja: LanguageOptions;
}

type LanguageOptions = Pick<TextFieldDefinition, "label" | "lens"> & TextOptions;

/**
 * Defines one text in three languages: one field for each, in the order Korean, English, Japanese. The
 * options of a language override the shared ones.
 */
export function defineLocalizedText<const Ids extends LocalizedIds>(
  ids: Ids,
  { label: formLabel, ko, en, ja, ...shared }: LocalizedText,
): Record<Ids[Lang], TextFieldDefinition> {
  const fields = {
    [ids.ko]: defineTextField({ ...shared, ...ko, formLabel, lang: "ko" }),
    [ids.en]: defineTextField({ ...shared, ...en, formLabel, lang: "en" }),
    [ids.ja]: defineTextField({ ...shared, ...ja, formLabel, lang: "ja" }),
  };
  // TypeScript widens computed keys to string.
  return fields as Record<Ids[Lang], TextFieldDefinition>;
}
