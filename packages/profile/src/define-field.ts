import type { RuleCode } from "./rules/rule-code.ts";
import type { Lang } from "./text.ts";
import { type Keys, type Lens, textAt } from "./wire.ts";

type Check = (value: string) => RuleCode | null;

/** A text of a profile: where it is stored, and its maximum length or the rule that it is checked by. */
export type StoredText<Path extends Keys = Keys> = Lens<string, Path> &
  (
    | { readonly max: number; readonly check?: never }
    | { readonly max?: number; readonly check: Check }
  );

/** A text of at most `max` UTF-16 units; of a text with a rule, what a form accepts. */
export function upTo<Text extends Lens<string>>(max: number, text: Text) {
  return { ...text, max };
}

/** A text that `check` accepts, or that is empty. */
export function checked<Path extends Keys>(check: Check, lens: Lens<string, Path>) {
  return { ...lens, check };
}

/** A text in three languages, each a value of its own. */
interface LocalizedField {
  readonly kind: "localized";
  readonly ids: Readonly<Record<Lang, string>>;
  /** `rows` of a value wins over those of the field. */
  readonly values: Readonly<Record<Lang, StoredText & Pick<TextOptions, "rows">>>;
}

/** A single-line text without a language. */
interface TextField {
  readonly kind: "text";
  readonly value: StoredText;
}

interface DateField {
  readonly kind: "date";
  readonly value: StoredText;
}

interface NumberField {
  readonly kind: "number" | "fontSize";
  readonly value: Lens<number | null>;
}

interface FlagField {
  readonly kind: "flag";
  readonly value: Lens<boolean>;
}

/** A value with a control of its own. */
interface OwnField {
  readonly kind: "template" | "photos" | "focalPoints" | "regions" | "languages" | "sections";
  readonly value: Pick<Lens<unknown>, "path" | "get" | "pointer">;
}

/** How a text is edited. */
interface TextOptions {
  /** Minimum height in lines; makes the control multi-line. */
  readonly rows?: number;
  /** Shows the number of used and allowed characters. */
  readonly showCount?: boolean;
  /** Input type of a single-line text. */
  readonly type?: "email" | "tel" | "url";
  readonly required?: boolean;
  /** Normalizes the value when the field is left. */
  readonly normalize?: (typed: string) => string;
  /** The form shows the English text in every language: the law needs it. */
  readonly english?: true;
}

/** What the form shows as one field. */
export type Field = (LocalizedField | TextField | DateField | NumberField | FlagField | OwnField) &
  TextOptions & {
    /** The website shows it by its id: `content.tagline`. */
    readonly shown?: true;
    /** A website for another person begins with it (docs/spec/profile.md#duplicates). */
    readonly copied?: true;
  };

export function pathsOf(field: Field): Keys[] {
  return field.kind === "localized"
    ? Object.values(field.values).map(({ path }) => path)
    : [field.value.path];
}

/** The three values of a text whose keys in `presentation` end in the language: `taglineKr`. */
export function inPresentation<const Name extends string>(name: Name, max: number) {
  return {
    ids: idsOf(name),
    values: {
      ko: upTo(max, textAt("presentation", `${name}Kr`)),
      en: upTo(max, textAt("presentation", `${name}En`)),
      ja: upTo(max, textAt("presentation", `${name}Ja`)),
    },
  };
}

function idsOf<const Name extends string>(name: Name) {
  return { ko: `${name}Kr`, en: `${name}En`, ja: `${name}Ja` } as const;
}

/** The three values of a text for search engines, which are stored by language. */
export function inSeoMeta<const Id extends string, const Name extends string>(
  id: Id,
  name: Name,
  max: number,
) {
  return {
    ids: { ko: `${id}Ko`, en: `${id}En`, ja: `${id}Ja` } as const,
    values: {
      ko: upTo(max, textAt("seoMeta", "ko", name)),
      en: upTo(max, textAt("seoMeta", "en", name)),
      ja: upTo(max, textAt("seoMeta", "ja", name)),
    },
  };
}
