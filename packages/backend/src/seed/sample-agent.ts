import type { Template } from "@realtor/api/loaning";
import type { ImageName } from "./homes.ts";
import type { SampleListing } from "./sample-listing.ts";

/** A text in the three languages of the product. */
export interface Translated {
  ko: string;
  en: string;
  ja: string;
}

export interface SampleTestimonial {
  quote: Translated;
  author: string;
  place: string;
  year: number;
}

/** A fictitious agent: every person, brokerage, license, phone number and address is invented. */
export interface SampleAgent {
  slug: string;
  name: Translated;
  jobTitle: Translated;
  brokerage: Translated;
  /** License numbers contain SAMPLE; phone numbers are in the reserved range 555-0100 to 555-0199. */
  license: string;
  brokerageLicense: string;
  phone: string;
  brokeragePhone: string;
  email: string;
  hasKakao: boolean;
  /** An `.example` domain, which cannot be registered. */
  ownDomain?: string;
  state: "CA" | "GA";
  cities: readonly string[];
  /** Spoken languages as BCP 47 tags; the first one is that of the carousel. */
  languages: readonly ["ko" | "en" | "ja", ...string[]];
  template: Template;
  color: string;
  darkHero: boolean;
  darkContent: boolean;
  /** File name of the brokerage's logo, without extension. */
  logo: string;
  /** No image is on the website twice. */
  images: {
    /** The hero of a Panorama website, and otherwise the poster of the video. */
    cover: ImageName;
    /** Focal point of the cover in percent, if its center cuts the house off. */
    coverFocus?: { x: number; y: number };
    /** With the first text section; the poster of the video on a Panorama website. */
    section?: ImageName;
    gallery: readonly ImageName[];
    /** Share image. */
    share: ImageName;
  };
  salesCount: number;
  lastYearSalesTotal: number;
  careerStart: string;
  tagline: Translated;
  about: Translated;
  story: { title: Translated; body: Translated };
  videoTitle: Translated;
  testimonials: readonly [SampleTestimonial, SampleTestimonial];
  questions?: readonly { question: Translated; answer: Translated }[];
  seo: { title: Translated; description: Translated };
  listings: readonly SampleListing[];
}
