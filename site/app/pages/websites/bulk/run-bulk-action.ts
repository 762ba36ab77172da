import { ApiError, type Http } from "@realtor/api/http";
import {
  getInvitationOverview,
  getRealtor,
  mailInvitation,
  type RealtorProfile,
  renewInvitation,
  suspendRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { isPublishCode } from "@realtor/profile/conditions";
import { saveExport } from "#app/admin/download-file.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";
import { createChecklist } from "#app/profile/field/checks/create-checklist.ts";
import { createRequestBody } from "#app/profile/draft/profile-kind.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";

/** What staff do with several websites, in the order of the bar. */
export const bulkActions = ["invite", "publish", "unpublish", "export"] as const;

export type BulkAction = (typeof bulkActions)[number];

/** Thrown for a website that an action leaves as it is: something else comes first. */
export class SkippedError extends Error {
  readonly reasons: readonly MessageKey[];

  constructor(reasons: readonly MessageKey[]) {
    super("The website was left out.");
    this.reasons = reasons;
  }
}

interface BulkContext {
  http: Http;
  /** The language of an invitation for an agent whose website has none. */
  locale: Locale;
  /** What the agent of an unpublished website is told. */
  reason: string;
}

/**
 * Does an action with one website; resolves with the stored profile if it changed.
 * @throws {SkippedError} if it is not ready. @throws {ApiError} if a request failed.
 */
export async function runBulkAction(
  action: BulkAction,
  id: string,
  context: BulkContext,
): Promise<RealtorProfile | undefined> {
  const { http } = context;
  if (action === "publish") return publish(http, id);
  if (action === "unpublish") return unpublish(context, id);
  await (action === "invite" ? invite(context, id) : saveExport(http, id));
  return undefined;
}

/** Publishes the draft, as the editor does; wordings to review are left to the editor. */
async function publish(http: Http, id: string): Promise<RealtorProfile> {
  const stored = await getRealtor(http, id, { asOwner: true });
  const draft = toDraft(stored);
  const isLive = stored.isMakeHomepage === "Y";
  if (isLive && getChangedFields(toPublicDraft(stored), draft).length === 0)
    throw new SkippedError(["websites.bulk.skip.upToDate"]);
  // Only the service can check whether the agent has accepted the agreement.
  const { blockers, wordingIssues } = createChecklist({ stored, draft, agreed: true });
  const reasons: readonly MessageKey[] = [
    ...blockers.map(({ code }) => publishMessages[code]),
    ...(wordingIssues.length > 0 ? (["websites.bulk.skip.wording"] as const) : []),
  ];
  if (reasons.length > 0) throw new SkippedError(reasons);
  try {
    return await updateRealtor(http, id, createRequestBody("publish", stored, draft));
  } catch (error) {
    const codes = error instanceof ApiError ? error.errors.map(({ code }) => code) : [];
    const missing = codes.filter(isPublishCode);
    throw missing.length === 0
      ? error
      : new SkippedError(missing.map((code) => publishMessages[code]));
  }
}

/** Takes a website off the public site; its unpublished changes stay a draft. */
async function unpublish({ http, reason }: BulkContext, id: string): Promise<RealtorProfile> {
  const { isMakeHomepage } = await getRealtor(http, id, { asOwner: true });
  if (isMakeHomepage !== "Y") throw new SkippedError(["websites.bulk.skip.notLive"]);
  return suspendRealtor(http, id, reason);
}

/** Publishes again what `unpublish` returned. */
export function republish(http: Http, { id, updatedAt }: RealtorProfile): Promise<RealtorProfile> {
  return updateRealtor(http, id, { isMakeHomepage: "Y", updatedAt });
}

/** Mails a new invitation in the language of the website. */
async function invite({ http, locale: page }: BulkContext, id: string): Promise<void> {
  const overview = await getInvitationOverview(http, id);
  if (overview.hasPassword) throw new SkippedError(["websites.bulk.skip.hasPassword"]);
  if (!overview.sendsMail) throw new SkippedError(["websites.bulk.skip.noMail"]);
  const locale = overview.locale ?? page;
  const { inviteUrl } = await renewInvitation(http, id, { locale });
  const token = new URL(inviteUrl).hash.replace("#token=", "");
  await mailInvitation(http, id, { token, locale, message: overview.messages[locale] });
}
