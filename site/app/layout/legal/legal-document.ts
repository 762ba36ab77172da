/** A legal text in one language, as data. */
export interface LegalDocument {
  readonly lead: string;
  /** Title of the table of contents. */
  readonly contents: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly LegalBlock[];
}

export type LegalBlock =
  | string
  | { readonly items: readonly string[] }
  | LegalNotice
  | { readonly link: string; /** Path without language prefix. */ readonly path: string };

/** A description list: the notice of a form, or the facts about one cookie or company. */
export interface LegalNotice {
  readonly title: string;
  readonly entries: readonly (readonly [term: string, text: string])[];
}
