import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineTextField, defineSection } from "./define-field.ts";

export const contactSections = {
  contact: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.contact",
      defaultMessage: "Contact",
      description: "Name of the section with phone, email and social media.",
    }),
    help: [
      defineMessage({
        id: "editor.help.contact.place",
        defaultMessage:
          "The ways to reach you. Visitors see a button for each one, and a form whose messages arrive under Requests.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.contact.advice",
        defaultMessage:
          "Enter the number that you answer. The KakaoTalk and LINE links open a chat with you.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "contact",
  }),
};

/** How visitors reach the realtor. */
export const contactFields = {
  phone: defineTextField(table.phone, {
    noun: defineMessage({
      id: "editor.noun.phone",
      defaultMessage: "phone number",
      description: "In a list of what changed, within a sentence: the phone number of the realtor.",
    }),
    label: defineMessage({
      id: "editor.field.phone",
      defaultMessage: "Phone number for buyers",
      description: "Field label: the phone number that visitors call.",
    }),
    hint: defineMessage({
      id: "editor.phone.hint",
      defaultMessage: "For example, 949-555-0101",
      description: "Hint below the field for the phone number.",
    }),
  }),
  email: defineTextField(table.email, {
    noun: defineMessage({
      id: "editor.noun.email",
      defaultMessage: "email address",
      description:
        "In a list of what changed, within a sentence: the email address of the realtor.",
    }),
    label: defineMessage({
      id: "editor.field.email",
      defaultMessage: "Email",
      description: "Field label: the email address for contact requests.",
    }),
  }),
  kakao: defineTextField(table.kakao, {
    noun: defineMessage({
      id: "editor.noun.kakao",
      defaultMessage: "KakaoTalk link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s KakaoTalk channel.",
    }),
    label: defineMessage({
      id: "editor.field.kakao",
      defaultMessage: "KakaoTalk channel link",
      description: "Field label: the address of the KakaoTalk channel.",
    }),
  }),
  line: defineTextField(table.line, {
    noun: defineMessage({
      id: "editor.noun.line",
      defaultMessage: "LINE link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s LINE account.",
    }),
    label: defineMessage({
      id: "editor.field.line",
      defaultMessage: "LINE link",
      description: "Field label: the address of the LINE account.",
    }),
  }),
  instagram: defineTextField(table.instagram, {
    noun: defineMessage({
      id: "editor.noun.instagram",
      defaultMessage: "Instagram link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s Instagram account.",
    }),
    label: defineMessage({
      id: "editor.field.instagram",
      defaultMessage: "Instagram link",
      description: "Field label: the address of the Instagram profile.",
    }),
  }),
  youtube: defineTextField(table.youtube, {
    noun: defineMessage({
      id: "editor.noun.youtube",
      defaultMessage: "YouTube link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s YouTube channel.",
    }),
    label: defineMessage({
      id: "editor.field.youtube",
      defaultMessage: "YouTube channel link",
      description: "Field label: the address of the YouTube channel.",
    }),
  }),
};
