import type { Lang } from "@realtor/ui/labels";

/**
 * A legal text in one language, as data. What stands in [square brackets] is a placeholder that
 * counsel or the licence holder must supply before launch (COPY.md); it is shown marked as such.
 */
export interface LegalDocument<SectionId extends string = string> {
  readonly lang: Lang;
  readonly lead: string;
  /** Title of the list of contents. */
  readonly contents: string;
  /** In reading order; a language that lacks a section does not compile. */
  readonly sections: Readonly<Record<SectionId, LegalSection>>;
}

export interface LegalSection {
  readonly title: string;
  readonly body: readonly LegalBlock[];
}

/** A paragraph, a list, or terms with what each means. */
export type LegalBlock =
  | string
  | { readonly items: readonly string[] }
  | LegalNotice
  | { readonly link: string; /** Path without language prefix. */ readonly path: string };

/** What a form must say of itself, or what is known of one cookie or company. */
export interface LegalNotice {
  readonly title: string;
  readonly entries: readonly (readonly [term: string, text: string])[];
}
