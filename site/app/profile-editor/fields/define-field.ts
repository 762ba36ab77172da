import type { Lang } from "@realtor/api/locales";
import type { Lens } from "@realtor/profile/wire";
import type { FormatNumberOptions } from "react-intl";
import type { Message } from "#app/i18n/define-messages.ts";

/** A section of the form. Its fields are those that name it, in `fields` of profile-fields.ts. */
export interface Section {
  /** What the page shows, or what applies to the whole page. */
  readonly group: "page" | "settings";
  readonly name: Message;
  /** Introduction below the title. */
  readonly lead?: Message;
  /** What it is and where visitors see it, then how to fill it in well. */
  readonly help: readonly [place: Message, advice: Message];
  /** Element id of its section on the homepage, or of the section's heading; without it the top of the page. */
  readonly anchor?: string;
}

/** A field of the form. */
export interface Field<Value, SectionId extends string = string> {
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
  /** Element id on the homepage that opens this field in the preview; without one the first field of a section is opened. */
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
export interface TextFieldDefinition<SectionId extends string = string>
  extends Field<string, SectionId>, TextInput {
  readonly control: "text";
}

/** A field that is edited as a number; its section renders it from this entry. */
export interface NumberFieldDefinition<SectionId extends string = string> extends Field<
  number | null,
  SectionId
> {
  readonly control: "number";
  /** Grouping, currency and decimals, as for `Intl.NumberFormat`. */
  readonly format: FormatNumberOptions;
}

/** A date as `YYYY-MM-DD`, empty without one; its section renders it from this entry. */
export interface DateFieldDefinition<SectionId extends string = string> extends Field<
  string,
  SectionId
> {
  readonly control: "date";
  readonly hint?: Message;
}

/** Defines a section of the form. */
export function defineSection(section: Section): Section {
  return section;
}

/** Defines a field whose control is part of its section. */
export function defineField<Value, const SectionId extends string>(
  field: Field<Value, SectionId>,
): Field<Value, SectionId> {
  return field;
}

/** Defines a field that is edited as text. */
export function defineTextField<const SectionId extends string>(
  field: Field<string, SectionId> & TextInput,
): TextFieldDefinition<SectionId> {
  return { control: "text", ...field };
}

/** Defines a field that is edited as a number. */
export function defineNumberField<const SectionId extends string>(
  field: Omit<NumberFieldDefinition<SectionId>, "control">,
): NumberFieldDefinition<SectionId> {
  return { control: "number", ...field };
}

/** Defines a field that is edited as a date. */
export function defineDateField<const SectionId extends string>(
  field: Omit<DateFieldDefinition<SectionId>, "control">,
): DateFieldDefinition<SectionId> {
  return { control: "date", ...field };
}

/** The fields of one text, by language. */
type LocalizedIds = Readonly<Record<Lang, string>>;

type TextOptions = Partial<Pick<TextFieldDefinition, "max" | "anchor">> &
  Omit<TextInput, "lang" | "formLabel">;

interface LocalizedText<SectionId extends string>
  extends TextOptions, Pick<TextFieldDefinition<SectionId>, "section" | "noun"> {
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
export function defineLocalizedText<const Ids extends LocalizedIds, const SectionId extends string>(
  ids: Ids,
  { label: formLabel, ko, en, ja, ...shared }: LocalizedText<SectionId>,
): Record<Ids[Lang], TextFieldDefinition<SectionId>> {
  const fields = {
    [ids.ko]: defineTextField({ ...shared, ...ko, formLabel, lang: "ko" }),
    [ids.en]: defineTextField({ ...shared, ...en, formLabel, lang: "en" }),
    [ids.ja]: defineTextField({ ...shared, ...ja, formLabel, lang: "ja" }),
  };
  // TypeScript widens computed keys to string.
  return fields as Record<Ids[Lang], TextFieldDefinition<SectionId>>;
}
