import type { LegalDocument, LegalNotice } from "#app/layout/legal/legal-document.ts";
import { storedItems } from "./cookies.ts";
import { processors } from "./processors.ts";

const retention =
  "[retention period to be set by counsel]. If you ask us to delete it earlier, we do so.";

/** What each form collects, as the Korean consent items ask for. */
const forms: readonly LegalNotice[] = [
  {
    title: "Website request",
    entries: [
      [
        "What we collect",
        "Name, area you work in, country code, phone number, and whether you have a realtor website. Stored with it: address and language of the page, your browser, and when you agreed and sent it",
      ],
      ["Why", "To confirm your request, call you back and plan your website"],
      ["How long", `For ${retention}`],
      [
        "Your choice",
        "You can decline. We then have no way to reach you, so we cannot take the request.",
      ],
    ],
  },
  {
    title: "Inquiry to a realtor",
    entries: [
      [
        "What we collect",
        "Last and first name, e-mail, country code, phone number and your message. Stored with it: your consent and when you sent it",
      ],
      ["Why", "To pass your message on to the realtor, who answers it"],
      ["How long", `For ${retention}`],
      [
        "Your choice",
        "You can decline. We then cannot pass on the inquiry, but you can still read the whole website.",
      ],
    ],
  },
];

/** Privacy policy in English. */
export const en = {
  lang: "en",
  contents: "Contents",
  lead: "We use only the personal information we need to answer requests, pass on inquiries and run websites. This policy says what that is, why we have it, and for how long.",
  sections: {
    who: {
      title: "Who is responsible",
      body: [
        "[Company name], [address] (“we”, “us”) runs Built for Realtors and is responsible for the personal information described here. An inquiry sent on a realtor’s website is also handled by that realtor, who is responsible for it.",
        "Financial information that we receive with a loan application is covered by a separate financial privacy notice. [Federal GLBA notice, counsel to confirm.]",
      ],
    },
    forms: {
      title: "What our forms collect",
      body: [
        "There are two forms. Each asks for your consent before you send it.",
        ...forms,
        "Consent to calls and text messages is asked for separately. It is not a condition of purchase, and you can reply STOP to a text message at any time.",
      ],
    },
    agents: {
      title: "Realtor accounts and websites",
      body: [
        {
          title: "Running an account and a website",
          entries: [
            [
              "What we collect",
              "Name, e-mail, password (only as an irreversible hash), phone number, license number and brokerage, areas, career and figures, introduction, photographs and links. If you sign in with Kakao, LINE or Google, the identifier, name and e-mail they send us",
            ],
            [
              "Why",
              "To confirm who you are and your license, run your website, and restore earlier versions of it",
            ],
            ["How long", `As long as you have the website; after you delete it, for ${retention}`],
            [
              "Your choice",
              "You can decline. Without what the law requires in advertising, we cannot publish a website.",
            ],
          ],
        },
        "A published profile and its photographs can be seen by everyone and found by search engines.",
      ],
    },
    use: {
      title: "Other uses",
      body: [
        {
          items: [
            "Safety: we count requests by IP address for a short time, to stop automated floods.",
            "Quality: only with your consent, we look at speed, errors and usage statistics.",
            "Legal duties: we keep the records that laws and regulators require.",
          ],
        },
        "We make no decisions with legal effect by automated means alone, and we do not sell personal information.",
      ],
    },
    disclosure: {
      title: "Who receives it",
      body: [
        {
          title: "Inquiries",
          entries: [
            ["Recipient", "The realtor on whose website you wrote, and that realtor’s broker"],
            ["What", "Everything you entered in the inquiry"],
            ["Why", "To answer you"],
            ["How long", "As long as the realtor keeps it. [Standard to be set by counsel.]"],
          ],
        },
        "Beyond that, we disclose personal information only where the law requires it, or to a company that takes over the service and continues this policy.",
      ],
    },
    processors: {
      title: "Companies that work for us",
      body: processors.map(({ name, task, data }) => ({
        title: name.en,
        entries: [
          ["Task", task.en],
          ["Information", data.en],
        ],
      })),
    },
    transfer: {
      title: "Transfer to the United States",
      body: [
        "The service is run in the United States. What you send from another country is transferred there.",
        {
          title: "Notice of transfer",
          entries: [
            ["What", "What you enter in forms and in your account"],
            ["Where, when, how", "United States, when you send it, over an encrypted connection"],
            ["Recipient", "We and the companies named above. Contact: [e-mail]"],
            ["Why and how long", "The purposes and periods given for each form"],
            [
              "Your choice",
              "Do not send a form, or write to the contact below. We then cannot take your request or inquiry.",
            ],
          ],
        },
      ],
    },
    retention: {
      title: "Retention and deletion",
      body: [
        "We delete personal information when its period ends or its purpose is fulfilled, so that it cannot be restored. Backups are overwritten within [backup period to be set by counsel].",
        "Records that a law makes us keep longer are set apart and used for that purpose only.",
      ],
    },
    cookies: {
      title: "Cookies and browser storage",
      body: [
        "There is one necessary cookie. Without your consent there are no cookies of other companies. You can delete or block it in your browser; you then choose your language again.",
        ...storedItems.map(({ name, purpose, retentionPeriod }) => ({
          title: name,
          entries: [["Purpose", purpose.en] as const, ["Kept", retentionPeriod.en] as const],
        })),
        "Videos connect to YouTube only when you press play; from then on Google’s policy applies.",
      ],
    },
    security: {
      title: "Security",
      body: [
        "Connections are encrypted, passwords are stored only as irreversible hashes, and access is limited to those who need it. If there is a breach, we tell you within the time the law sets.",
      ],
    },
    rights: {
      title: "Your rights",
      body: [
        "You can ask at any time to see, correct or delete your information, to stop its use, and you can withdraw consent, yourself or through an agent. We ask only what we need to be sure it is you. The contact is the same wherever you live.",
        "Realtors can edit, export and delete their own profile.",
      ],
    },
    california: {
      title: "California residents (CCPA and CPRA)",
      body: [
        "In the last 12 months we collected identifiers (name, contact details, IP address), professional information (license, career), internet activity (pages and interactions) and photographs, from you and your browser, and disclosed them for the purposes above to the companies and realtors above only. Apart from account passwords, which we use only for signing in, we collect no sensitive personal information.",
        {
          items: [
            "The right to know what we collected, from where, why and to whom we disclosed it, and to receive a copy",
            "The right to delete and to correct it",
            "The right to opt out of sale and sharing, and to limit the use of sensitive information. We do not sell personal information, and do not share it for cross-context behavioral advertising.",
            "The right not to be treated worse for using these rights",
          ],
        },
        "Write to the contact below. We confirm a request within 10 business days and answer within 45 days; if we need longer, we say why, and can extend once by up to 45 days. An authorized agent may ask for you.",
      ],
    },
    korea: {
      title: "Residents of Korea",
      body: [
        "The Korean text of this policy gives the four items of the Personal Information Protection Act for each form. You can turn to the Personal Information Infringement Report Center (118) or the Personal Information Dispute Mediation Committee (1833-6972). Domestic agent: [to be named if counsel requires one].",
      ],
    },
    japan: {
      title: "Residents of Japan",
      body: [
        "You can ask for notice of purposes, disclosure, correction, suspension of use and of provision to third parties under the Act on the Protection of Personal Information. The information is handled in the United States. [Notice on the system and safeguards there, counsel to confirm.]",
      ],
    },
    children: {
      title: "Children",
      body: [
        "The service is for adults. We do not knowingly collect information of anyone under 16, and delete it if we learn that we have.",
      ],
    },
    changes: {
      title: "Changes to this policy",
      body: [
        "If the policy changes, the new text and its date appear here; important changes at least [number] days before they take effect.",
      ],
    },
    contact: {
      title: "Contact",
      body: [
        "Privacy officer: [name], [title]. [Company name], [address], [phone], [e-mail]. Requests for access and deletion, and any question, go here.",
      ],
    },
  },
} satisfies LegalDocument;
