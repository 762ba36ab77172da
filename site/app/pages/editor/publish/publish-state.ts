import type { Activity, SaveAction } from "#app/profile-editor/saving/saver-state.ts";

/** What the bar says about saving and publishing. */
export type PublishState =
  | { readonly kind: "saving" }
  /** Stored on this device; `action` is done when the service responds again. */
  | { readonly kind: "waiting"; readonly action: SaveAction }
  | { readonly kind: "failed"; readonly action: SaveAction }
  | { readonly kind: "conflict" }
  /** `n` fields with a visible error. */
  | { readonly kind: "invalid"; readonly n: number }
  /** Not published. */
  | { readonly kind: "draft" }
  /** `n` fields differ from the public page. */
  | { readonly kind: "changes"; readonly n: number }
  /** Published since the editor was opened; `at` in ms. */
  | { readonly kind: "published"; readonly at: number }
  | { readonly kind: "live" };

interface PublishFacts {
  activity: Activity;
  /** The running save takes longer than a second. */
  isSlow: boolean;
  conflictCount: number;
  errorCount: number;
  isPublished: boolean;
  changeCount: number;
  publishedAt: number | null;
}

/** The most important of all facts, in the order of what the user has to do. */
export function getPublishState(facts: PublishFacts): PublishState {
  const { activity, conflictCount, errorCount, isPublished, changeCount, publishedAt } = facts;
  if (activity.kind === "failed") return { kind: "failed", action: activity.action };
  if (activity.kind === "waiting") return { kind: "waiting", action: activity.action };
  if (activity.kind === "saving" && facts.isSlow) return { kind: "saving" };
  if (conflictCount > 0) return { kind: "conflict" };
  if (errorCount > 0) return { kind: "invalid", n: errorCount };
  if (!isPublished) return { kind: "draft" };
  if (changeCount > 0) return { kind: "changes", n: changeCount };
  return publishedAt === null ? { kind: "live" } : { kind: "published", at: publishedAt };
}
