import { defineMessages } from "#app/i18n/define-messages.ts";

/**
 * What a version changed, in the words of an agent. In the order of importance, in which a sentence names
 * them: `describe-changes.ts`.
 */
export const nounMessages = defineMessages({
  name: {
    id: "versions.noun.name",
    defaultMessage: "name",
    description: "In a list of what changed, within a sentence: the realtor’s name.",
  },
  portrait: {
    id: "versions.noun.portrait",
    defaultMessage: "portrait photo",
    description: "In a list of what changed, within a sentence: the photo of the realtor.",
  },
  phone: {
    id: "versions.noun.phone",
    defaultMessage: "phone number",
    description: "In a list of what changed, within a sentence: the phone number of the realtor.",
  },
  email: {
    id: "versions.noun.email",
    defaultMessage: "email address",
    description: "In a list of what changed, within a sentence: the email address of the realtor.",
  },
  kakao: {
    id: "versions.noun.kakao",
    defaultMessage: "KakaoTalk link",
    description:
      "In a list of what changed, within a sentence: the link to the realtor’s KakaoTalk channel.",
  },
  line: {
    id: "versions.noun.line",
    defaultMessage: "LINE link",
    description:
      "In a list of what changed, within a sentence: the link to the realtor’s LINE account.",
  },
  instagram: {
    id: "versions.noun.instagram",
    defaultMessage: "Instagram link",
    description:
      "In a list of what changed, within a sentence: the link to the realtor’s Instagram account.",
  },
  youtube: {
    id: "versions.noun.youtube",
    defaultMessage: "YouTube link",
    description:
      "In a list of what changed, within a sentence: the link to the realtor’s YouTube channel.",
  },
  photos: {
    id: "versions.noun.photos",
    defaultMessage: "{n, plural, =0 {photos} one {# photo} other {# photos}}",
    description:
      "In a list of what changed, within a sentence: photos of the gallery; {n} is their number, or 0 if it is not known.",
  },
  order: {
    id: "versions.noun.order",
    defaultMessage: "order of the photos",
    description: "In a list of what changed, within a sentence: the order of the photos.",
  },
  cover: {
    id: "versions.noun.cover",
    defaultMessage: "photo at the top",
    description:
      "In a list of what changed, within a sentence: the large photo on the first screen.",
  },
  logo: {
    id: "versions.noun.logo",
    defaultMessage: "logo",
    description:
      "In a list of what changed, within a sentence: the logos of the realtor and the brokerage.",
  },
  icon: {
    id: "versions.noun.icon",
    defaultMessage: "website icon",
    description:
      "In a list of what changed, within a sentence: the small image that browsers show for the website.",
  },
  shareImage: {
    id: "versions.noun.shareImage",
    defaultMessage: "image for shared links",
    description:
      "In a list of what changed, within a sentence: the image that is shown when the website is shared.",
  },
  focalPoints: {
    id: "versions.noun.focalPoints",
    defaultMessage: "photo position",
    description:
      "In a list of what changed, within a sentence: the part of the photos that stays visible when they are cropped.",
  },
  regions: {
    id: "versions.noun.regions",
    defaultMessage: "areas",
    description:
      "In a list of what changed, within a sentence: the places where the realtor works.",
  },
  license: {
    id: "versions.noun.license",
    defaultMessage: "license number",
    description: "In a list of what changed, within a sentence: the license number of the realtor.",
  },
  agency: {
    id: "versions.noun.agency",
    defaultMessage: "brokerage",
    description: "In a list of what changed, within a sentence: the brokerage’s name.",
  },
  company: {
    id: "versions.noun.company",
    defaultMessage: "brokerage details",
    description:
      "In a list of what changed, within a sentence: license number, phone, fax and address of the brokerage.",
  },
  zillow: {
    id: "versions.noun.zillow",
    defaultMessage: "Zillow link",
    description:
      "In a list of what changed, within a sentence: the link to the realtor’s Zillow profile.",
  },
  about: {
    id: "versions.noun.about",
    defaultMessage: "about text",
    description: "In a list of what changed, within a sentence: the text about the realtor.",
  },
  sales: {
    id: "versions.noun.sales",
    defaultMessage: "homes sold",
    description: "In a list of what changed, within a sentence: the number of sales.",
  },
  lastYear: {
    id: "versions.noun.lastYear",
    defaultMessage: "last year’s sales",
    description: "In a list of what changed, within a sentence: the total of last year’s sales.",
  },
  career: {
    id: "versions.noun.career",
    defaultMessage: "years of experience",
    description:
      "In a list of what changed, within a sentence: when the realtor began, and ended, to work.",
  },
  color: {
    id: "versions.noun.color",
    defaultMessage: "color",
    description: "In a list of what changed, within a sentence: the main color of the website.",
  },
  dark: {
    id: "versions.noun.dark",
    defaultMessage: "dark background",
    description:
      "In a list of what changed, within a sentence: whether parts of the website are dark.",
  },
  fontSize: {
    id: "versions.noun.fontSize",
    defaultMessage: "text size",
    description: "In a list of what changed, within a sentence: the size of body text.",
  },
  template: {
    id: "versions.noun.template",
    defaultMessage: "template",
    description: "In a list of what changed, within a sentence: the template of the website.",
  },
  tagline: {
    id: "versions.noun.tagline",
    defaultMessage: "opening sentence",
    description:
      "In a list of what changed, within a sentence: the sentence below the realtor’s name.",
  },
  jobTitle: {
    id: "versions.noun.jobTitle",
    defaultMessage: "job title",
    description:
      "In a list of what changed, within a sentence: the professional title of the realtor.",
  },
  languages: {
    id: "versions.noun.languages",
    defaultMessage: "languages spoken",
    description:
      "In a list of what changed, within a sentence: the languages that the realtor speaks.",
  },
  siteLanguages: {
    id: "versions.noun.siteLanguages",
    defaultMessage: "languages of the website",
    description: "In a list of what changed, within a sentence: the languages of the website.",
  },
  video: {
    id: "versions.noun.video",
    defaultMessage: "video",
    description: "In a list of what changed, within a sentence: the video on the website.",
  },
  videoTitle: {
    id: "versions.noun.videoTitle",
    defaultMessage: "video title",
    description: "In a list of what changed, within a sentence: the title of the video.",
  },
  sections: {
    id: "versions.noun.sections",
    defaultMessage: "extra sections",
    description:
      "In a list of what changed, within a sentence: the sections that the realtor added.",
  },
  seo: {
    id: "versions.noun.seo",
    defaultMessage: "text for search engines",
    description:
      "In a list of what changed, within a sentence: title and description for search engines.",
  },
  slug: {
    id: "versions.noun.slug",
    defaultMessage: "website address",
    description: "In a list of what changed, within a sentence: the path of the website.",
  },
  domain: {
    id: "versions.noun.domain",
    defaultMessage: "own domain",
    description: "In a list of what changed, within a sentence: the domain of the realtor.",
  },
  staff: {
    id: "versions.noun.staff",
    defaultMessage: "who edits the website",
    description:
      "In a list of what changed, within a sentence: whether staff edit the website for the realtor.",
  },
});

export type Noun = keyof typeof nounMessages;
