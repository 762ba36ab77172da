import type { Template } from "@realtor/api/loaning";
import type { ImageName } from "./homes.ts";

/** A text in the three languages of the product. */
export interface Translated {
  ko: string;
  en: string;
  ja: string;
}

/** A listing of a sample agent. Prices are in US dollars, per month for a lease. */
export interface SampleListing {
  kind: "sale" | "rent" | "sold" | "rented";
  /** Default: `Active`, or `Closed` for sold and rented. */
  status?: "Pending" | "ActiveUnderContract" | "ComingSoon";
  /** The price that was paid, for sold and rented. */
  price: number;
  street: string;
  city: string;
  /** RESO lookup name. */
  subType: "SingleFamilyResidence" | "Condominium" | "Townhouse";
  beds: number;
  /** Half baths count 0.5. */
  baths: number;
  /** Living area and lot in square feet; a condominium has no lot. */
  sqft: number;
  lotSqft?: number;
  yearBuilt: number;
  garageSpaces?: number;
  /** Dues of the homeowners association per month. */
  monthlyDues?: number;
  /** Days from listing until today, or until closing. */
  daysOnMarket: number;
  /** Days since closing, for sold and rented. */
  closedDaysAgo?: number;
  /** Day of the next open house, from 1 to 4 p.m. */
  openHouse?: "Saturday" | "Sunday";
  /** The first photo is the cover. */
  photos: readonly [ImageName, ImageName, ImageName, ...ImageName[]];
  /** Public remarks, in English like those of the MLS. */
  remarks: string;
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
  /** No image is on the homepage twice. */
  images: {
    /** The hero of a Panorama homepage, and otherwise the poster of the video. */
    cover: ImageName;
    /** Focal point of the cover in percent, if its center cuts the house off. */
    coverFocus?: { x: number; y: number };
    /** With the first text section; the poster of the video on a Panorama homepage. */
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
