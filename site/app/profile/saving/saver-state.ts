import type { ValueId } from "@realtor/profile/fields";
import type { SaveAction } from "../draft/draft-kind.ts";

/** What the saver does at the moment. */
export type Activity =
  | { readonly kind: "idle" }
  | { readonly kind: "saving"; readonly action: SaveAction }
  /** The service does not respond or the session has ended; the action is repeated. */
  | { readonly kind: "waiting"; readonly action: SaveAction }
  /** The service refuses the action; it is not repeated before the next change. */
  | { readonly kind: "failed"; readonly action: SaveAction; readonly error: unknown };

/** A field that was changed here and on another device. It is not saved until the user chooses. */
export interface Conflict<Id extends string = ValueId> {
  readonly field: Id;
  /** The value that both changes are based on. */
  readonly base: unknown;
  /** When it was changed here, in ms. */
  readonly mineAt: number;
}

export interface SaverState<Id extends string = ValueId> {
  readonly activity: Activity;
  readonly conflicts: readonly Conflict<Id>[];
  /** When the document was published since the editor was opened, in ms. */
  readonly publishedAt: number | null;
}

export const initialSaverState: SaverState<never> = {
  activity: { kind: "idle" },
  conflicts: [],
  publishedAt: null,
};
