import type { ListingContent } from "@realtor/api/listing";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";

/** What the preview of a home by hand shows. */
export interface ListingDraft {
  /** Of the website that the home is on. */
  profile: RealtorProfile;
  listingKey: string;
  /** Complete or not. */
  content: ListingContent;
  locale: Locale;
  /** Origin of the website. */
  origin: string;
  builder: string;
}
