import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { provider } from "#app/layout/provider.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { keepEqual } from "./keep-equal.ts";
import type { PreviewDraft } from "./preview-protocol.ts";

/** A draft with what the page makes of it. */
export interface PreparedDraft extends PreviewDraft {
  content: HomepageContent;
}

/**
 * What the page shows of a draft, on `today` (YYYY-MM-DD). Parts that say what they said `before` are
 * the same objects as there: a message brings new ones, and the whole page would be drawn for a letter.
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
  return keepEqual(before, { ...draft, content });
}
