import type { Lang } from "@realtor/api/locales";
import type { StoredText } from "@realtor/profile/define-field";
import type { Lens } from "@realtor/profile/wire";
import type { FormatNumberOptions } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";

/**
 * A section of the form. Its fields are those that name it, in `fields` of profile-fields.ts. Its name is
 * `editor.section.<id>`; `editor.help.<id>.place` says what it is and where visitors see it, and
 * `editor.help.<id>.advice` how to fill it in well.
 */
export interface Section {
  /** What the page shows, or what applies to the whole page. */
  readonly group: "page" | "settings";
  /** Introduction below the title. */
  readonly lead?: MessageKey;
  /** Element id of its section on the homepage, or of the section's heading; without it the top of the page. */
  readonly anchor?: string;
}

/**
 * A field of the form. Its label in lists of fields, which names the language of a text, is
 * `editor.field.<id>`; that of a localized text in the form `editor.form.<id of the text>`.
 */
export interface Field<Value, SectionId extends string = string> {
  readonly section: SectionId;
  /** What the field is within a sentence, without its language: "phone number". */
  readonly noun: MessageKey;
  readonly lens: Lens<Value>;
  /** Error of a required value that is missing. */
  readonly request?: MessageKey;
  /** Maximum number of characters. */
  readonly max?: number;
  /** Element id on the homepage that opens this field in the preview; without one the first field of a section is opened. */
  readonly anchor?: string;
}

/** How a text field is edited. */
interface TextInput {
  /** Language of the text: the field is shown while the form is in this language. */
  readonly lang?: Lang;
  /** Input type of a single-line field. */
  readonly type?: "email" | "tel" | "url";
  readonly required?: boolean;
  readonly hint?: MessageKey;
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
  readonly hint?: MessageKey;
}

/** Defines a section of the form. */
export function defineSection(section: Section): Section {
  return section;
}

/** What a field says: its place in the profile is in the table. */
type Words = Pick<Field<unknown>, "noun" | "request" | "anchor">;

/** Defines a field whose control is part of its section. */
export function defineField<Value, const SectionId extends string>(
  { section, value }: { readonly section: SectionId; readonly value: Lens<Value> },
  words: Words,
): Field<Value, SectionId> {
  return { ...words, section, lens: value };
}

/** A text of the table. */
interface TextEntry<SectionId extends string> extends Pick<
  TextInput,
  "type" | "required" | "normalize"
> {
  readonly kind: "text";
  readonly section: SectionId;
  readonly value: StoredText;
}

/** Defines a field that is edited as text. */
export function defineTextField<const SectionId extends string>(
  { kind: control, value, ...input }: TextEntry<SectionId>,
  words: Words & Pick<TextInput, "hint">,
): TextFieldDefinition<SectionId> {
  return { control, ...input, ...words, ...lengthOf(value), lens: value };
}

const lengthOf = ({ max }: StoredText) => (max === undefined ? {} : { max });

/** Defines a field that is edited as a number. */
export function defineNumberField<const SectionId extends string>(
  { section, value }: { readonly section: SectionId; readonly value: Lens<number | null> },
  words: Words & Pick<NumberFieldDefinition, "format">,
): NumberFieldDefinition<SectionId> {
  return { control: "number", ...words, section, lens: value };
}

/** Defines a field that is edited as a date. */
export function defineDateField<const SectionId extends string>(
  { section, value }: { readonly section: SectionId; readonly value: Lens<string> },
  words: Words & Pick<DateFieldDefinition, "hint">,
): DateFieldDefinition<SectionId> {
  return { control: "date", ...words, section, lens: value };
}

/** A text of the table in three languages. */
interface LocalizedEntry<Ids, SectionId extends string> extends Pick<
  TextInput,
  "rows" | "showCount"
> {
  readonly kind: "localized";
  readonly section: SectionId;
  readonly ids: Ids;
  readonly values: Readonly<Record<Lang, StoredText>>;
}

type LanguageWords = Partial<Words> & Pick<TextInput, "hint" | "rows">;

type LocalizedWords = Pick<Words, "noun" | "anchor"> &
  Pick<TextInput, "hint"> &
  Readonly<Partial<Record<Lang, LanguageWords>>>;

/**
 * Defines one text in three languages: one field for each, in the order Korean, English, Japanese. The
 * words of a language override the shared ones.
 */
export function defineLocalizedText<
  const Ids extends Readonly<Record<Lang, string>>,
  const SectionId extends string,
>(
  { ids, values, ...input }: LocalizedEntry<Ids, SectionId>,
  { ko, en, ja, ...shared }: LocalizedWords,
): Record<Ids[Lang], TextFieldDefinition<SectionId>> {
  const inLanguage = (lang: Lang, words: LanguageWords = {}): TextFieldDefinition<SectionId> => ({
    control: "text",
    ...input,
    ...shared,
    ...words,
    ...lengthOf(values[lang]),
    lens: values[lang],
    lang,
  });
  const fields = {
    [ids.ko]: inLanguage("ko", ko),
    [ids.en]: inLanguage("en", en),
    [ids.ja]: inLanguage("ja", ja),
  };
  // TypeScript widens computed keys to string.
  return fields as Record<Ids[Lang], TextFieldDefinition<SectionId>>;
}
