import type { FieldCode } from "@realtor/api/field-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import type { Lens } from "@realtor/profile/wire";
import type { Draft } from "./draft.ts";

/** What a draft is saved to. */
export interface StoredDocument {
  readonly id: string;
  /** The state that the next save is based on. */
  readonly updatedAt: string;
}

export type SaveAction = "save" | "publish" | "unpublish";

/** An error of a draft, at the value that it belongs to. */
export interface DraftError<Id extends string> {
  field: Id;
  pointer: string;
  code: FieldCode;
}

/** The values of a document, each the unit of changes, conflicts, errors and undo. */
export interface DraftValues<Id extends string> {
  /** In form order. */
  readonly ids: readonly Id[];
  readonly lens: (id: Id) => Lens<unknown>;
  /** The value at a JSON pointer, or around it; undefined for keys without a field. */
  readonly find: (pointer: string, draft: Draft) => Id | undefined;
}

/** All errors of a draft in form order; `today` is YYYY-MM-DD. */
type Rules<Id extends string> = (draft: Draft, today: string) => readonly DraftError<Id>[];

/** A kind of document with a draft: a profile, or a listing. */
export interface DraftKind<
  Document extends StoredDocument,
  Id extends string,
  Body,
> extends DraftValues<Id> {
  /** Prefix of the copies on this device. */
  readonly name: "editor" | "listing";
  readonly toDraft: (stored: Document) => Draft;
  /** The refusal of a save that is based on an earlier state. */
  readonly staleCode: ProblemCode;
  /** The body of a save. */
  readonly toBody: (action: SaveAction, stored: Document, sent: Draft) => Body;
  readonly rules: Loaded<Rules<Id>>;
}

/** What is loaded with its first use. */
interface Loaded<Value> {
  readonly load: () => Promise<Value>;
  /** Undefined until it is loaded. */
  readonly get: () => Value | undefined;
}

export function loadOnce<Value>(load: () => Promise<Value>): Loaded<Value> {
  let loaded: Value | undefined;
  return {
    get: () => loaded,
    async load() {
      loaded ??= await load();
      return loaded;
    },
  };
}
