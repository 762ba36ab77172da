import type { LegalDocument } from "#app/layout/legal/legal-document.ts";

/** Terms of use in English. */
export const en = {
  lang: "en",
  contents: "Contents",
  lead: "These terms apply when you visit this site, ask us for a realtor website, or run one with us. Please read them before you use the service.",
  sections: {
    who: {
      title: "Who we are",
      body: [
        "Built for Realtors is a service of [company name], [state and form of organization], [address] (“we”, “us”). We are a mortgage and real estate provider; our license numbers stand at the foot of every page.",
        "“You” means anyone who uses the service: a visitor who reads a page or sends a form, or a realtor who has a website with us.",
        "By using the service you accept these terms. If you accept them for a brokerage or another company, you confirm that you may bind it. If you do not accept them, please do not use the service.",
      ],
    },
    service: {
      title: "What the service does",
      body: [
        "We build, host and maintain websites for real estate licensees in California and Georgia, in Korean, English and Japanese. A website shows a realtor’s profile, photographs and listings, and passes on the inquiries that visitors send.",
        "Each website belongs to the realtor named on it. What it says is that realtor’s statement, not ours. We are not a party to any transaction between a realtor and a client, and the service itself is not brokerage, lending, legal or tax advice.",
      ],
    },
    account: {
      title: "Accounts",
      body: [
        "We open a realtor’s account after a request has been reviewed, and send an invitation to take it over. You must be at least 18 and hold a current real estate license in the state where you advertise.",
        {
          items: [
            "Give us true information and keep it current, above all your license number and your responsible broker.",
            "Keep your password to yourself. You answer for what is done with your account until you tell us that someone else has used it.",
            "Tell us at once if your license lapses, is suspended or moves to another broker.",
          ],
        },
        "An address on our site may not imitate another person’s name or mark. We may ask you to choose another one.",
      ],
    },
    content: {
      title: "Your content",
      body: [
        "What you write and upload stays yours. You give us a non-exclusive, worldwide license to host, copy, resize, translate and display it, only to run and show your website and to make backups. The license ends when you delete the content or the website, except for backups until they are overwritten.",
        "We show a website as a sample in our own material only if its realtor has agreed to that separately.",
        {
          items: [
            "Upload only photographs, texts and logos that you own or may publish, with the consent of the people shown.",
            "If a listing photograph has been digitally altered, say so beside it and keep the original available, as the law requires.",
            "Publish a client’s words only with the client’s consent, and as they were said.",
          ],
        },
        "You can export your profile at any time, and restore earlier versions of it.",
      ],
    },
    advertising: {
      title: "Licenses and advertising rules",
      body: [
        "Your website is advertising, and you are responsible for it under the rules of your license. This includes your licensed name, your license number and your broker’s identity in California (Department of Real Estate), and your firm’s name and telephone number in Georgia (Real Estate Commission), at the size and prominence the rules ask for.",
        "The service helps you place these lines. It does not check whether your advertising is complete, and it does not replace your broker’s supervision. Use “Realtor” only if you are a member of the National Association of Realtors.",
      ],
    },
    listings: {
      title: "Listing data",
      body: [
        "Listings come from multiple listing services (MLS), among them CRMLS in California and FMLS in Georgia. The data belongs to them and to the listing brokers, and is shown under their rules.",
        "Listing data is for your personal, non-commercial use, to identify properties you may be interested in buying or renting. You may not copy it in bulk, resell it or use it to train software. It is deemed reliable but not guaranteed: prices, sizes and availability change, so please confirm them with the listing broker.",
        "A realtor who shows listings here must be authorized to do so by the MLS. If an MLS asks us to, we remove its data without notice.",
      ],
    },
    use: {
      title: "Acceptable use",
      body: [
        "You may not:",
        {
          items: [
            "break the law, or publish what is false, misleading or defamatory, including figures you cannot support;",
            "publish other people’s personal information, or send forms in someone else’s name;",
            "send advertising, malicious code or automated requests through our forms, or collect the data of our pages by automated means beyond what search engines do;",
            "get around security, limits or access rights, or test them without our written consent;",
            "use the service to harass anyone or to infringe someone’s rights.",
          ],
        },
        "We may remove content that breaks these rules, and close an account that does so repeatedly or seriously.",
      ],
    },
    housing: {
      title: "Fair housing",
      body: [
        "We support the letter and spirit of the Fair Housing Act and of state law. No website, listing or message may state a preference, limitation or discrimination because of race, color, religion, sex, disability, familial status or national origin, or any other characteristic that state law protects, such as ancestry, sexual orientation, gender identity, marital status, age, source of income or military status in California.",
        "Describe the home, not the people who should live in it. Serving clients in a language is welcome; steering people toward or away from a neighborhood is not.",
      ],
    },
    lending: {
      title: "No commitment to lend",
      body: [
        "Nothing on this site is an offer or a commitment to lend, a rate lock, a pre-approval or a loan estimate. Every loan is subject to application, credit review, appraisal and approval, and terms can change without notice. Figures from a calculator are estimates.",
        "Where a page names a lender, its license and NMLS ID are shown. You can look them up at NMLS Consumer Access.",
      ],
    },
    referral: {
      title: "No referral condition",
      body: [
        "Having a website with us does not depend on referring loans, escrow, title or any other settlement service to us or to anyone else, and no such referral is rewarded. Neither realtors nor their clients have to use our services, and everyone is free to shop for providers. [Affiliated business disclosure, if counsel requires one.]",
      ],
    },
    fees: {
      title: "Fees",
      body: [
        "Fees for a website, and what they include, are set out in the realtor service agreement: [fees and billing terms]. Visitors do not pay us for reading pages or sending inquiries. Message and data rates of your carrier may apply.",
      ],
    },
    inquiries: {
      title: "Requests and inquiries",
      body: [
        "If you send us a request for a website, we contact you at the number you leave, by phone or text message, as you agreed in the form. That consent is not a condition of purchase, and you can withdraw it at any time; reply STOP to end text messages.",
        "An inquiry sent on a realtor’s website goes to that realtor, who is responsible for answering it. We keep it so that it is not lost. How we treat personal information is described in our privacy policy.",
        { link: "Privacy Policy", path: "/terms/privacy" },
      ],
    },
    availability: {
      title: "Availability and changes to the service",
      body: [
        "We take care that the service is available and safe, but we do not promise that it is always available or free of errors. Maintenance, an MLS or another provider can interrupt it. We may change or end functions, and tell realtors in good time where a change matters to their websites.",
        "The site links to services of others, such as maps, videos and messengers. Their terms apply there.",
      ],
    },
    rights: {
      title: "Our rights, and copyright notices",
      body: [
        "The software, templates, texts and marks of the service are ours or our licensors’. You may use them as part of your website while you have it with us, and not otherwise.",
        "If you believe that something here infringes your copyright, write to our designated agent with the details that 17 U.S.C. § 512(c)(3) asks for: [DMCA agent, address, e-mail].",
      ],
    },
    ending: {
      title: "Ending",
      body: [
        "You can stop using the service at any time, and a realtor can have a website deleted at any time. We can suspend or end an account that breaks these terms or the rules of an MLS or a regulator, with notice where that is possible, and can end the service with [notice period] notice.",
        "When a website ends, it is no longer shown, and its data is deleted as the privacy policy describes. Sections that by their nature continue, such as liability and governing law, continue.",
      ],
    },
    warranty: {
      title: "Disclaimer",
      body: [
        "To the extent the law allows, the service is provided “as is” and “as available”, without warranties of any kind, express or implied, including merchantability, fitness for a particular purpose, accuracy and non-infringement. We do not promise any number of visits, inquiries or closings.",
      ],
    },
    liability: {
      title: "Liability",
      body: [
        "To the extent the law allows, we are not liable for indirect, incidental, special or consequential damages, or for lost profits, data or goodwill. Our total liability for all claims from the service is limited to [amount to be set by counsel].",
        "Nothing here limits liability that cannot be limited by law, such as for fraud, willful injury or a violation of law (California Civil Code section 1668).",
        "A realtor indemnifies us against claims of others that arise from the realtor’s content or advertising, or from a breach of these terms.",
      ],
    },
    law: {
      title: "Governing law and disputes",
      body: [
        "These terms are governed by the laws of [state], without its conflict rules. Disputes are decided by [courts or arbitration, place, to be set by counsel]. Mandatory rights of consumers where they live are not affected.",
        "These terms exist in Korean, English and Japanese. [Which language governs, to be set by counsel in view of California Civil Code section 1632.] If a part of them is invalid, the rest remains in force.",
      ],
    },
    changes: {
      title: "Changes to these terms",
      body: [
        "We may change these terms. The current text, with the date it takes effect, is always on this page. Realtors are told of important changes at least [number] days before and are asked to agree where the law requires it.",
      ],
    },
    contact: {
      title: "Contact",
      body: [
        "[Company name], [address], [phone], [e-mail]. If something on this site is hard for you to use, please tell us and we will help you another way.",
      ],
    },
  },
} satisfies LegalDocument;
