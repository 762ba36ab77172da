import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { provider } from "#app/layout/provider.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { reuseEqual } from "./reuse-equal.ts";
import type { PreviewDraft } from "./preview-protocol.ts";

/** A draft and its homepage content. */
export interface PreparedDraft extends PreviewDraft {
  content: HomepageContent;
}

/**
 * Prepares the homepage content of a draft for `today` (YYYY-MM-DD). Unchanged parts are the
 * objects of `before`: messages are structured clones, and new objects would re-render the whole
 * page on every key.
 */
export function prepareDraft(
  before: PreparedDraft | null,
  draft: PreviewDraft,
  today: string,
): PreparedDraft {
  const { profile, listings, locale, team } = draft;
  const content = prepareHomepage(toProfileInput(profile), listings, locale, {
    today,
    team,
    provider,
  });
  return reuseEqual(before, { ...draft, content });
}
