import samples from "./samples.json" with { type: "json" };

/** A listing of a sample agent. `price` is in US dollars, per month for a lease. */
export interface SampleListing {
  id: string;
  type: string;
  price: number;
  beds: number;
  /** Half baths count 0.5. */
  baths: number;
  sqft: number;
  address: string;
  city: string;
  state: string;
  status: string;
  /** Name of a sample image, without extension. */
  image: string;
}

/** A fictitious sample agent. */
export interface SampleAgent {
  slug: string;
  nameKr: string;
  nameEn: string;
  nameJa: string;
  agency: string;
  agencyKr: string;
  agencyJa?: string;
  state: string;
  license: string;
  regions: string[];
  color: string;
  darkHero: boolean;
  darkContent: boolean;
  template: string;
  languages: string[];
  taglineKr: string;
  taglineEn: string;
  taglineJa?: string;
  aboutMeKr: string;
  aboutMeEn: string;
  aboutMeJa?: string;
  salesCount: number;
  lastYearTotal: number;
  careerStart: string;
  listings: SampleListing[];
  seoTitleKr: string;
  seoTitleEn: string;
  seoDescriptionKr: string;
  seoDescriptionEn: string;
  phone: string;
  email: string;
  kakao: string | null;
  youtube: string;
  gallery: string[];
  heroImage: string;
}

/** The ten agents of the landing page's carousel, in its order. */
export const sampleAgents: readonly SampleAgent[] = samples.realtors;
