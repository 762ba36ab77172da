import type { PublishCode } from "@realtor/profile/conditions";
import type { MessageKey } from "#app/i18n/messages.ts";

/** What to do about a missing condition of publishing: the label of its row and of the button. */
export const fixMessages: Readonly<Record<PublishCode, MessageKey>> = {
  "agreement.required": "editor.fix.agreement",
  "state.missing": "editor.fix.state",
  "license.missing": "editor.fix.license",
  "license.unassigned": "editor.fix.license.unassigned",
  "license.dre.missing": "editor.fix.license.dre",
  "license.dre.format": "editor.fix.license.format",
  "license.grec.missing": "editor.fix.license.grec",
  "license.taken": "editor.fix.license.taken",
  "brokerage.missing": "editor.fix.brokerage",
  "brokerage.license.missing": "editor.fix.brokerage.license",
  "brokerage.phone.missing": "editor.fix.brokerage.phone",
  "photo.missing": "editor.fix.photo",
  "contact.missing": "editor.fix.contact",
};
