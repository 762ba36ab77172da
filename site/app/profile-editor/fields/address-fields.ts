import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineTextField, defineSection } from "./define-field.ts";

/** Where the page is: docs/spec/validation.md#slug and docs/spec/hosts.md#own-domains. */
export const addressSections = {
  address: defineSection({
    group: "settings",
    name: defineMessage({
      id: "editor.section.address",
      defaultMessage: "Web address",
      description: "Name of the section with the address of the website and the own domain.",
    }),
    help: [
      defineMessage({
        id: "editor.help.address.place",
        defaultMessage:
          "Where people find your page: an address on our site, or a domain that you own.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.address.advice",
        defaultMessage:
          "Choose one that is easy to say on the phone. If you change it, printed and shared links keep working. Five changes a year are possible.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

export const addressFields = {
  slug: defineTextField(table.slug, {
    noun: defineMessage({
      id: "editor.noun.slug",
      defaultMessage: "website address",
      description: "In a list of what changed, within a sentence: the path of the website.",
    }),
    request: defineMessage({
      id: "editor.slug.request",
      defaultMessage: "Enter a web address.",
      description: "Error of the address field: it is empty.",
    }),
    label: defineMessage({
      id: "editor.field.slug",
      defaultMessage: "Web address",
      description: "Field label: the last part of the website’s address.",
    }),
  }),
  website: defineTextField(table.website, {
    noun: defineMessage({
      id: "editor.noun.domain",
      defaultMessage: "own domain",
      description: "In a list of what changed, within a sentence: the domain of the realtor.",
    }),
    label: defineMessage({
      id: "editor.field.website",
      defaultMessage: "Your own domain",
      description: "Field label: the realtor’s own domain or other website.",
    }),
    hint: defineMessage({
      id: "editor.website.hint",
      defaultMessage:
        "If you own a domain, your website can open there. For example, https://grace.example",
      description: "Hint below the field for the realtor’s own website.",
    }),
  }),
};
