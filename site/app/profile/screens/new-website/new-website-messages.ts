import type { RuleCode } from "@realtor/api/rules";
import type { MessageKey } from "#app/i18n/messages.ts";
import type { NewWebsite } from "./new-website.ts";

/** Errors of empty fields. */
export const requestMessages: Partial<Record<keyof NewWebsite, MessageKey>> = {
  nameEn: "website.request.nameEn",
  desiredUrl: "website.request.desiredUrl",
  email: "website.request.email",
  state: "website.request.state",
};

/** Errors of filled-in fields. */
export const errorMessages: Partial<Record<RuleCode, MessageKey>> = {
  "slug.format": "admin.address.digits",
  "slug.length": "admin.address.length",
  "slug.reserved": "admin.address.reserved",
  "slug.taken": "admin.address.takenOnly",
  "email.format": "website.wrong.email",
  "email.taken": "website.wrong.emailTaken",
  "text.tooLong": "website.wrong.tooLong",
  "list.tooLong": "website.wrong.listTooLong",
};
