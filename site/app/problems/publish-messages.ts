import type { PublishCode } from "@realtor/profile/conditions";
import type { MessageKey } from "#app/i18n/messages.ts";

/** What is missing for publishing, as a sentence that names the field. */
export const publishMessages: Readonly<Record<PublishCode, MessageKey>> = {
  "agreement.required": "problem.agreement.required",
  "state.missing": "problem.state.missing",
  "license.missing": "problem.license.missing",
  "license.unassigned": "problem.license.unassigned",
  "license.dre.missing": "problem.license.dre.missing",
  "license.dre.format": "problem.license.dre.format",
  "license.grec.missing": "problem.license.grec.missing",
  "license.taken": "problem.license.taken",
  "brokerage.missing": "problem.brokerage.missing",
  "brokerage.license.missing": "problem.brokerage.license.missing",
  "brokerage.phone.missing": "problem.brokerage.phone.missing",
  "photo.missing": "problem.photo.missing",
  "contact.missing": "problem.contact.missing",
};
