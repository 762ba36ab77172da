import { defineMessages } from "#app/i18n/define-messages.ts";

export const consentMessages = defineMessages({
  terms: {
    id: "first-run.consent.terms",
    defaultMessage: "Terms of use",
    description: "Checkbox: agree to the terms of use.",
  },
  privacy: {
    id: "first-run.consent.privacy",
    defaultMessage: "Use of my personal information",
    description: "Checkbox: agree to the use of personal information.",
  },
  publishing: {
    id: "first-run.consent.publishing",
    defaultMessage: "I may publish these photos and listings",
    description: "Checkbox: the agent may publish the photos and listing data.",
  },
});

export const publishMessages = defineMessages({
  title: {
    id: "first-run.publish.title",
    defaultMessage:
      "{n, plural, =0 {Ready to publish} =1 {One thing left} =2 {Two things left} other {# things left}}",
    description: "Heading of the last step; {n} is how many things are required and missing.",
  },
  readyLead: {
    id: "first-run.publish.readyLead",
    defaultMessage: "Everything required is there. You can publish now and add the rest any day.",
    description: "Below the heading of the last step when nothing is missing.",
  },
  agreeLead: {
    id: "first-run.publish.agreeLead",
    defaultMessage: "Agree to the terms, then publish.",
    description: "Below the heading of the last step when only the agreement is missing.",
  },
  openLead: {
    id: "first-run.publish.openLead",
    defaultMessage: "Each takes about a minute.",
    description: "Below the heading of the last step when several things are missing.",
  },
  required: {
    id: "first-run.publish.required",
    defaultMessage: "Required",
    description: "Heading of what publishing requires.",
  },
  nice: {
    id: "first-run.publish.nice",
    defaultMessage: "Nice to have, any time",
    description: "Heading of what can be added after the publication.",
  },
  allDone: {
    id: "first-run.publish.allDone",
    defaultMessage: "Steps 1 to 4 are complete",
    description: "Row on a phone when nothing of the former steps is missing.",
  },
  edit: {
    id: "first-run.publish.edit",
    defaultMessage: "Edit",
    description: "Link to a former step.",
  },
  add: {
    id: "first-run.publish.add",
    defaultMessage: "Add",
    description: "Link to the field for something that is missing.",
  },
  agreement: {
    id: "first-run.publish.agreement",
    defaultMessage: "Agreement",
    description: "Row of the agreement between agent and platform.",
  },
  agreedOn: {
    id: "first-run.publish.agreedOn",
    defaultMessage: "Agreed on {date}",
    description: "State of the agreement; {date} is the day of the acceptance.",
  },
  agreeAll: {
    id: "first-run.publish.agreeAll",
    defaultMessage: "Agree to all",
    description: "Checkbox that ticks the three consents.",
  },
  tickAll: {
    id: "first-run.publish.tickAll",
    defaultMessage: "Tick the three boxes to publish.",
    description: "Request when the agent wants to publish and a consent is not ticked.",
  },
  read: {
    id: "first-run.publish.read",
    defaultMessage: "Read",
    description: "Button that shows the text of a consent.",
  },
  hide: {
    id: "first-run.publish.hide",
    defaultMessage: "Hide",
    description: "Button that hides the text of a consent.",
  },
  publish: {
    id: "first-run.publish.publish",
    defaultMessage: "Publish my website",
    description: "Button that makes the website public.",
  },
  agreeAndPublish: {
    id: "first-run.publish.agreeAndPublish",
    defaultMessage: "Agree and publish",
    description: "Button that stores the consents and makes the website public.",
  },
  publishing: {
    id: "first-run.publish.publishing",
    defaultMessage: "Publishing",
    description: "Label of the button while the website is being published.",
  },
  tagline: {
    id: "first-run.publish.tagline",
    defaultMessage: "One sentence about how you work",
    description: "Suggestion: the sentence on the first screen of the homepage.",
  },
  about: {
    id: "first-run.publish.about",
    defaultMessage: "A few lines about you",
    description: "Suggestion: the text about the agent.",
  },
  photos: {
    id: "first-run.publish.photos",
    defaultMessage: "Photos of homes",
    description: "Suggestion: photos for the gallery of the homepage.",
  },
});
