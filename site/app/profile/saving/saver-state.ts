import type { ValueId } from "@realtor/profile/fields";

export type SaveAction = "save" | "publish" | "unpublish";

/** What the saver does at the moment. */
export type Activity =
  | { readonly kind: "idle" }
  | { readonly kind: "saving"; readonly action: SaveAction }
  /** The service does not respond or the session has ended; the action is repeated. */
  | { readonly kind: "waiting"; readonly action: SaveAction }
  /** The service refuses the action; it is not repeated before the next change. */
  | { readonly kind: "failed"; readonly action: SaveAction; readonly error: unknown };

/** A field that was changed here and on another device. It is not saved until the user chooses. */
export interface Conflict {
  readonly field: ValueId;
  /** The value that both changes are based on. */
  readonly base: unknown;
  /** When it was changed here, in ms. */
  readonly mineAt: number;
}

export interface SaverState {
  readonly activity: Activity;
  readonly conflicts: readonly Conflict[];
  /** When the website was published since the editor was opened, in ms. */
  readonly publishedAt: number | null;
}

export const initialSaverState: SaverState = {
  activity: { kind: "idle" },
  conflicts: [],
  publishedAt: null,
};
