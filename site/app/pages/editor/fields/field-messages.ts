import { defineMessages } from "#app/i18n/define-messages.ts";

export const fieldMessages = defineMessages({
  nameKr: {
    id: "editor.field.nameKr",
    defaultMessage: "Name (Korean)",
    description: "Field label: the realtor’s name in Korean.",
  },
  nameEn: {
    id: "editor.field.nameEn",
    defaultMessage: "Name (English)",
    description: "Field label: the realtor’s name in English, as on the license.",
  },
  nameJa: {
    id: "editor.field.nameJa",
    defaultMessage: "Name (Japanese)",
    description: "Field label: the realtor’s name in Japanese.",
  },
  email: {
    id: "editor.field.email",
    defaultMessage: "Email",
    description: "Field label: the email address for contact requests.",
  },
  template: {
    id: "editor.field.template",
    defaultMessage: "Template",
    description: "Field label: the design of the homepage.",
  },
  video: {
    id: "editor.field.video",
    defaultMessage: "Video link",
    description: "Field label: the address of a YouTube video.",
  },
  line: {
    id: "editor.field.line",
    defaultMessage: "LINE link",
    description: "Field label: the address of the LINE account.",
  },
  color: {
    id: "editor.field.color",
    defaultMessage: "Main color",
    description: "Field label: the color from which the color scheme is derived.",
  },
  fontSize: {
    id: "editor.field.fontSize",
    defaultMessage: "Body text size",
    description: "Field label: the size of body text.",
  },
  photos: {
    id: "editor.field.photos",
    defaultMessage: "Photos",
    description: "Name of the field with all photos, in lists of changes.",
  },
  regions: {
    id: "editor.field.regions",
    defaultMessage: "Areas",
    description: "Name of the field with the realtor’s areas, in lists of changes and errors.",
  },
  extra: {
    id: "editor.field.extra",
    defaultMessage: "More sections",
    description: "Name of the field with the added sections, in lists of changes and errors.",
  },
  careerEnd: {
    id: "editor.field.careerEnd",
    defaultMessage: "Career end date",
    description: "Field label: the date on which the realtor’s career ended.",
  },
  languages: {
    id: "editor.field.languages",
    defaultMessage: "Languages spoken",
    description: "Field label: the languages that the realtor speaks.",
  },
  madeForRealtor: {
    id: "editor.field.madeForRealtor",
    defaultMessage: "Built by our staff for the realtor",
    description: "Field label: staff, not the realtor, edit the website.",
  },
  taglineKr: {
    id: "editor.field.taglineKr",
    defaultMessage: "Tagline (Korean)",
    description: "Field label: the sentence at the top of the page in Korean.",
  },
  taglineEn: {
    id: "editor.field.taglineEn",
    defaultMessage: "Tagline (English)",
    description: "Field label: the sentence at the top of the page in English.",
  },
  taglineJa: {
    id: "editor.field.taglineJa",
    defaultMessage: "Tagline (Japanese)",
    description: "Field label: the sentence at the top of the page in Japanese.",
  },
  salesCount: {
    id: "editor.field.salesCount",
    defaultMessage: "Homes sold",
    description: "Field label: the number of homes sold so far.",
  },
  focalPoints: {
    id: "editor.field.focalPoints",
    defaultMessage: "Photo focal points",
    description: "Name of the field with the focal points of the photos, in lists of changes.",
  },
  videoTitleKr: {
    id: "editor.field.videoTitleKr",
    defaultMessage: "Video title (Korean)",
    description: "Field label: the video’s title in Korean.",
  },
  videoTitleEn: {
    id: "editor.field.videoTitleEn",
    defaultMessage: "Video title (English)",
    description: "Field label: the video’s title in English.",
  },
  videoTitleJa: {
    id: "editor.field.videoTitleJa",
    defaultMessage: "Video title (Japanese)",
    description: "Field label: the video’s title in Japanese.",
  },
  slug: {
    id: "editor.field.slug",
    defaultMessage: "Web address",
    description: "Field label: the last part of the website’s address.",
  },
  agency: {
    id: "editor.field.agency",
    defaultMessage: "Brokerage",
    description: "Field label: the brokerage’s name in English.",
  },
  agencyKr: {
    id: "editor.field.agencyKr",
    defaultMessage: "Brokerage (Korean)",
    description: "Field label: the brokerage’s name in Korean.",
  },
  agencyJa: {
    id: "editor.field.agencyJa",
    defaultMessage: "Brokerage (Japanese)",
    description: "Field label: the brokerage’s name in Japanese.",
  },
  license: {
    id: "editor.field.license",
    defaultMessage: "License number",
    description: "Field label: the realtor’s license number.",
  },
  companyLicense: {
    id: "editor.field.companyLicense",
    defaultMessage: "Brokerage license number",
    description: "Field label: the brokerage’s license number.",
  },
  companyPhone: {
    id: "editor.field.companyPhone",
    defaultMessage: "Brokerage phone",
    description: "Field label: the brokerage’s phone number.",
  },
  companyFax: {
    id: "editor.field.companyFax",
    defaultMessage: "Brokerage fax",
    description: "Field label: the brokerage’s fax number.",
  },
  companyAddress: {
    id: "editor.field.companyAddress",
    defaultMessage: "Brokerage address",
    description: "Field label: the brokerage’s postal address.",
  },
  career: {
    id: "editor.field.career",
    defaultMessage: "Career start date",
    description: "Field label: the date on which the realtor’s career started.",
  },
  darkHero: {
    id: "editor.field.darkHero",
    defaultMessage: "Dark hero",
    description: "Field label: the top of the page uses the dark color scheme.",
  },
  darkContent: {
    id: "editor.field.darkContent",
    defaultMessage: "Dark content",
    description: "Field label: the rest of the page uses the dark color scheme.",
  },
  lastYear: {
    id: "editor.field.lastYear",
    defaultMessage: "Last year’s sales (USD)",
    description: "Field label: the total of last year’s sales in US dollars.",
  },
  aboutKr: {
    id: "editor.field.aboutKr",
    defaultMessage: "About (Korean)",
    description: "Field label: the text about the realtor in Korean.",
  },
  aboutEn: {
    id: "editor.field.aboutEn",
    defaultMessage: "About (English)",
    description: "Field label: the text about the realtor in English.",
  },
  aboutJa: {
    id: "editor.field.aboutJa",
    defaultMessage: "About (Japanese)",
    description: "Field label: the text about the realtor in Japanese.",
  },
  zillow: {
    id: "editor.field.zillow",
    defaultMessage: "Zillow profile link",
    description: "Field label: the address of the realtor’s Zillow profile.",
  },
  phone: {
    id: "editor.field.phone",
    defaultMessage: "Phone for inquiries",
    description: "Field label: the phone number that visitors call.",
  },
  website: {
    id: "editor.field.website",
    defaultMessage: "Website",
    description: "Field label: the realtor’s own domain or other website.",
  },
  kakao: {
    id: "editor.field.kakao",
    defaultMessage: "KakaoTalk channel link",
    description: "Field label: the address of the KakaoTalk channel.",
  },
  instagram: {
    id: "editor.field.instagram",
    defaultMessage: "Instagram link",
    description: "Field label: the address of the Instagram profile.",
  },
  youtube: {
    id: "editor.field.youtube",
    defaultMessage: "YouTube channel link",
    description: "Field label: the address of the YouTube channel.",
  },
  seoTitleKo: {
    id: "editor.field.seoTitleKo",
    defaultMessage: "Search title (Korean)",
    description: "Field label: the title in search results in Korean.",
  },
  seoDescKo: {
    id: "editor.field.seoDescKo",
    defaultMessage: "Search description (Korean)",
    description: "Field label: the description in search results in Korean.",
  },
  seoKeywordsKo: {
    id: "editor.field.seoKeywordsKo",
    defaultMessage: "Keywords (Korean)",
    description: "Field label: the keywords for search engines in Korean.",
  },
  seoAuthorKo: {
    id: "editor.field.seoAuthorKo",
    defaultMessage: "Author (Korean)",
    description: "Field label: the author for search engines in Korean.",
  },
  seoTitleEn: {
    id: "editor.field.seoTitleEn",
    defaultMessage: "Search title (English)",
    description: "Field label: the title in search results in English.",
  },
  seoDescEn: {
    id: "editor.field.seoDescEn",
    defaultMessage: "Search description (English)",
    description: "Field label: the description in search results in English.",
  },
  seoKeywordsEn: {
    id: "editor.field.seoKeywordsEn",
    defaultMessage: "Keywords (English)",
    description: "Field label: the keywords for search engines in English.",
  },
  seoAuthorEn: {
    id: "editor.field.seoAuthorEn",
    defaultMessage: "Author (English)",
    description: "Field label: the author for search engines in English.",
  },
  seoTitleJa: {
    id: "editor.field.seoTitleJa",
    defaultMessage: "Search title (Japanese)",
    description: "Field label: the title in search results in Japanese.",
  },
  seoDescJa: {
    id: "editor.field.seoDescJa",
    defaultMessage: "Search description (Japanese)",
    description: "Field label: the description in search results in Japanese.",
  },
  seoKeywordsJa: {
    id: "editor.field.seoKeywordsJa",
    defaultMessage: "Keywords (Japanese)",
    description: "Field label: the keywords for search engines in Japanese.",
  },
  seoAuthorJa: {
    id: "editor.field.seoAuthorJa",
    defaultMessage: "Author (Japanese)",
    description: "Field label: the author for search engines in Japanese.",
  },
});
