import { fields as table } from "@realtor/profile/fields";
import { defineTextField, defineSection } from "./define-field.ts";

/** Where the page is: docs/spec/validation.md#slug and docs/spec/hosts.md#own-domains. */
export const addressSections = {
  address: defineSection({
    group: "settings",
    name: "editor.section.address",
    help: ["editor.help.address.place", "editor.help.address.advice"],
  }),
};

export const addressFields = {
  slug: defineTextField(table.slug, {
    noun: "editor.noun.slug",
    request: "editor.slug.request",
    label: "editor.field.slug",
  }),
  website: defineTextField(table.website, {
    noun: "editor.noun.domain",
    label: "editor.field.website",
    hint: "editor.website.hint",
  }),
};
