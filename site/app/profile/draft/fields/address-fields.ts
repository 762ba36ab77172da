import { fields as table } from "@realtor/profile/fields";
import { defineTextField, defineSection } from "./define-field.ts";

/** Where the page is: docs/spec/validation.md#slug and docs/spec/hosts.md#own-domains. */
export const addressSections = {
  address: defineSection({
    group: "settings",
  }),
};

export const addressFields = {
  slug: defineTextField(table.slug, {
    noun: "editor.noun.slug",
    request: "editor.slug.request",
  }),
  website: defineTextField(table.website, {
    noun: "editor.noun.domain",
    hint: "editor.website.hint",
  }),
};
