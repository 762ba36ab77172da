import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import type { SectionId } from "#app/profile-editor/fields/define-field.ts";

const messages = defineMessages({
  "name.place": {
    id: "editor.help.name.place",
    defaultMessage:
      "Your name is the largest text on your page. Your portrait is beside it, and your brokerage’s page shows both in its team.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "name.advice": {
    id: "editor.help.name.advice",
    defaultMessage:
      "Use the name that clients call you. A portrait in daylight, from the chest up, works best.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "hero.place": {
    id: "editor.help.hero.place",
    defaultMessage: "The first sentence that visitors read, on every phone and computer.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "hero.advice": {
    id: "editor.help.hero.advice",
    defaultMessage:
      "Say whom you help and where. Leave out “best” and “number one”: advertising rules do not allow what cannot be proved.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "stats.place": {
    id: "editor.help.stats.place",
    defaultMessage:
      "Homes sold, last year’s sales and years of experience, in large numbers. Your page shows them once two are filled in.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "stats.advice": {
    id: "editor.help.stats.advice",
    defaultMessage: "Enter numbers that you can show on paper when a client asks.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "about.place": {
    id: "editor.help.about.place",
    defaultMessage: "Your own words about how you work. Visitors read them before they call.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "about.advice": {
    id: "editor.help.about.advice",
    defaultMessage:
      "Write as you talk. Three short paragraphs are enough; a blank line begins a new one.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "listings.place": {
    id: "editor.help.listings.place",
    defaultMessage:
      "Your homes for sale, for rent, sold and rented. They come from the listing service by your license number, so there is nothing to enter.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "listings.advice": {
    id: "editor.help.listings.advice",
    defaultMessage:
      "If a home is missing, check your license number and the state of your areas: they decide where we look.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "photos.place": {
    id: "editor.help.photos.place",
    defaultMessage: "Homes, places and your work. Visitors can open each photo in full size.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "photos.advice": {
    id: "editor.help.photos.advice",
    defaultMessage:
      "The first photo is the cover. Use photos that you took or may use; five to twelve are enough.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "regions.place": {
    id: "editor.help.regions.place",
    defaultMessage:
      "The cities where you work. They also help people who search for an agent there.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "regions.advice": {
    id: "editor.help.regions.advice",
    defaultMessage: "Choose the cities that you know well, and put the most important one first.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "video.place": {
    id: "editor.help.video.place",
    defaultMessage:
      "One YouTube video. It loads when a visitor presses play, so your page stays fast.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "video.advice": {
    id: "editor.help.video.advice",
    defaultMessage: "Copy the link on YouTube under Share. One or two minutes are enough.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "extra.place": {
    id: "editor.help.extra.place",
    defaultMessage:
      "Anything else: words of clients, questions and answers, links, your team, or a text of your own.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "extra.advice": {
    id: "editor.help.extra.advice",
    defaultMessage: "Ask clients before you quote them. Two good quotes say more than ten.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "contact.place": {
    id: "editor.help.contact.place",
    defaultMessage:
      "The ways to reach you. Visitors see a button for each one, and a form whose messages arrive under Requests.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "contact.advice": {
    id: "editor.help.contact.advice",
    defaultMessage:
      "Enter the number that you answer. The KakaoTalk and LINE links open a chat with you.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "design.place": {
    id: "editor.help.design.place",
    defaultMessage:
      "How your page looks: its design, main color, text size and dark parts. Your texts and photos stay as they are.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "design.advice": {
    id: "editor.help.design.advice",
    defaultMessage:
      "Try everything: Undo brings back what you had. Every color is adjusted so that texts are easy to read.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "languages.place": {
    id: "editor.help.languages.place",
    defaultMessage: "The languages of your page, and the ones that you speak with clients.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "languages.advice": {
    id: "editor.help.languages.advice",
    defaultMessage:
      "Where a language has no text, visitors read the one you have. Start with one language and add others later.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "license.place": {
    id: "editor.help.license.place",
    defaultMessage:
      "California and Georgia require your license number and brokerage on your page: on the first screen and at the bottom.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "license.advice": {
    id: "editor.help.license.advice",
    defaultMessage:
      "Copy both exactly as they are on your license. Your broker knows the brokerage’s license number.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "address.place": {
    id: "editor.help.address.place",
    defaultMessage:
      "Where people find your page: an address on our site, or a domain that you own.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "address.advice": {
    id: "editor.help.address.advice",
    defaultMessage:
      "Choose one that is easy to say on the phone. Do not change it after you have printed it.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
  "seo.place": {
    id: "editor.help.seo.place",
    defaultMessage:
      "How your page looks in Google and in messages: its title, description and image.",
    description: "Help for a section of the editor: what it is and where visitors see it.",
  },
  "seo.advice": {
    id: "editor.help.seo.advice",
    defaultMessage: "You can leave this empty: we make it from your name and your areas.",
    description: "Help for a section of the editor: how to fill it in well.",
  },
});

/** What a section is and how to fill it in, in plain words. */
export function getSectionHelp(section: SectionId): readonly Message[] {
  return [messages[`${section}.place`], messages[`${section}.advice`]];
}
