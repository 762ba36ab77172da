import type { AgreementDocument } from "./agreement-props.ts";

/** The realtor service agreement in English. */
export const en: AgreementDocument = {
  terms: [
    {
      title: "The service",
      body: [
        "We build, host and maintain a website under your name in Korean, English and Japanese, and pass on the inquiries that visitors send. The Terms of Use apply beside this agreement.",
        { link: "Read the full Terms of Use", path: "/terms" },
      ],
    },
    {
      title: "Your license",
      body: [
        "You hold an active real estate license in California or Georgia, work under the broker you name, and tell us at once when either changes. Your license number and your broker’s name stay on every page of your website.",
        "What your website says is your advertising. You keep to the rules of your state, your broker and your MLS, and to fair housing law.",
      ],
    },
    {
      title: "Your account",
      body: [
        "The account is yours alone. You keep its password to yourself, and you answer for what is done with it until you tell us that somebody else has it.",
      ],
    },
    {
      title: "Fees and referrals",
      body: [
        "The website costs [fee, or the words “nothing”]. It does not depend on your referring a loan or any settlement service to us or to anybody else, and you receive nothing for such a referral.",
      ],
    },
    {
      title: "Ending",
      body: [
        "You may end this agreement at any time by deleting your website. We may end it with [number] days’ notice, and at once when your license ends or the law requires it. You can export your profile before it goes.",
      ],
    },
    {
      title: "Law",
      body: [
        "The law of the State of [state] applies. Nothing here takes away rights that the law does not let you give up.",
      ],
    },
  ],
  privacy: [
    {
      title: "What we collect",
      body: [
        "Your name, phone number, email, areas you work in, license number, introduction, photographs and listing data; and when, and which version, you agreed to here.",
      ],
    },
    {
      title: "What for",
      body: [
        "Only to build and run your website, to pass on inquiries, and to check who you are and that you are licensed.",
      ],
    },
    {
      title: "For how long",
      body: [
        "[The period of retention is set after legal review.] When you delete your website, what it holds is deleted with it, including the inquiries it received.",
      ],
    },
    {
      title: "Your choice",
      body: [
        "You may refuse. Without this information we cannot build a website for you; nothing else follows from it.",
        { link: "Read the full Privacy Policy", path: "/terms/privacy" },
      ],
    },
  ],
  publishing: [
    {
      title: "What you may publish",
      body: [
        "You own each photograph, text and video that you give us, or the photographer, author or people shown have allowed you to publish it on the internet.",
      ],
    },
    {
      title: "Listing data",
      body: [
        "You have the right to show the listings on your website under the rules of the MLS they come from. Where another broker holds a listing, its name stands beside it.",
        "A photograph that was altered is marked as altered, with a way to the original.",
      ],
    },
    {
      title: "What you allow us",
      body: [
        "While your website exists we may store, resize, translate and show what you give us, on your website and on pages and share images that lead to it. It remains yours.",
      ],
    },
    {
      title: "Claims of others",
      body: [
        "When somebody shows that something is published without permission, we may take it down first and ask you afterwards.",
      ],
    },
  ],
  news: [
    {
      title: "What we send",
      body: [
        "New functions, guides and offers of Built for Realtors, by email, [at most twice a month].",
      ],
    },
    {
      title: "Changing your mind",
      body: [
        "Every message has a link that ends them. Your website works the same whether or not you receive them, and notices about your account come in any case.",
      ],
    },
  ],
};
