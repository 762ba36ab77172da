import { defineMessages } from "#app/i18n/define-messages.ts";

export const liveMessages = defineMessages({
  title: {
    id: "live.title",
    defaultMessage: "Your website is live",
    description: "Document title and heading of the screen after the first publication.",
  },
  lead: {
    id: "live.lead",
    defaultMessage: "Anyone with this address can see it now.",
    description: "Below the heading of the screen after the first publication.",
  },
  home: {
    id: "live.home",
    defaultMessage: "Go to Home",
    description: "Link to the agent’s home screen.",
  },
  view: {
    id: "live.view",
    defaultMessage: "View my website",
    description: "Link that opens the homepage in a new tab.",
  },
  send: {
    id: "live.send",
    defaultMessage: "Send it to people you know",
    description: "Heading of the ways to send the address.",
  },
  qr: {
    id: "live.qr",
    defaultMessage: "For business cards and signs",
    description: "Heading of the QR code.",
  },
  qrAlt: {
    id: "live.qrAlt",
    defaultMessage: "QR code of {address}",
    description: "Text alternative of the QR code; {address} is the homepage’s address.",
  },
  qrPng: {
    id: "live.qrPng",
    defaultMessage: "Save the QR code",
    description: "Button that downloads the QR code as an image.",
  },
  qrSvg: {
    id: "live.qrSvg",
    defaultMessage: "Save it for print (SVG)",
    description: "Button that downloads the QR code as a vector image for a printer.",
  },
  next: {
    id: "live.next",
    defaultMessage: "What next",
    description: "Heading of what the agent can do next.",
  },
  photos: {
    id: "live.photos",
    defaultMessage: "Add three photos of homes",
    description: "Link to the photos in the editor.",
  },
  about: {
    id: "live.about",
    defaultMessage: "Write a few lines about you",
    description: "Link to the text about the agent in the editor.",
  },
  domain: {
    id: "live.domain",
    defaultMessage: "Use your own domain",
    description: "Link to the field for the own domain in the editor.",
  },
  minutes: {
    id: "live.minutes",
    defaultMessage: "{n} min",
    description: "About how long something takes.",
  },
});
