import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { composeHomepage, type HomepageContent } from "@realtor/ui/templates";
import type { ContactRecipients } from "@realtor/ui/contact-form";
import { type Agent, readAgent, readTeam } from "#app/data/read-agent.ts";
import { contactRecipients } from "#app/forms/contact/contact-recipients.ts";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";
import { addSamples, type SamplePart } from "./add-samples.ts";

/** A draft and its homepage content. */
export interface PreparedDraft extends PreviewDraft {
  content: HomepageContent;
  design: Agent["design"];
  recipients: ContactRecipients;
  /** The parts of the page that are samples. */
  sampleParts: readonly SamplePart[];
}

/**
 * Prepares the homepage content of a draft for `today` (YYYY-MM-DD) and the operator. Unchanged parts are the
 * objects of `before`: messages are structured clones, and new objects would re-render the whole
 * page on every key.
 */
export function prepareDraft(
  before: PreparedDraft | null,
  draft: PreviewDraft,
  { today, provider }: { today: string; provider: ProviderFacts },
): PreparedDraft {
  const { locale, team } = draft;
  const { profile, listings, parts: sampleParts } = addSamples(draft);
  const read = readAgent(profile, locale);
  const content = composeHomepage(read, listings, locale, {
    today,
    team: readTeam(team, locale),
    provider,
  });
  const recipients = contactRecipients(content, provider.company);
  const prepared = { ...draft, profile, content, design: read.design, recipients, sampleParts };
  return reuseEqual(before, prepared);
}

/**
 * Returns `next` with all parts that are deeply equal in `before` replaced by those objects, so
 * that comparisons by identity find only the changes. For JSON data.
 */
export function reuseEqual<Value>(before: unknown, next: Value): Value {
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const entries = Object.keys(next).map((key) => {
    const previous = Object.hasOwn(before, key) ? before[key] : undefined;
    return [key, reuseEqual(previous, next[key])] as const;
  });
  const isEqual =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(before[key], value));
  // `before` is deeply equal to `next`.
  if (isEqual) return before as Value;
  return (
    Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as Value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
