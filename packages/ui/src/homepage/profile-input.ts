/**
 * The fields of a stored profile and of listings that `prepareHomepage` reads. Structural types, so
 * that this package does not depend on an API contract. Every field can be missing, null or blank;
 * other fields are ignored.
 */

type Missing = null | undefined;
type Text = string | Missing;

export type PhotoInput = { path: string; imageType: string; url: string };

export type ProfileInput = {
  userName?: Text;
  desiredUrl?: Text;
  contactPhone?: Text;
  email?: Text;
  kakaoLink?: Text;
  snsInstagramUrl?: Text;
  snsYoutubeUrl?: Text;
  recommendedYoutubeUrl?: Text;
  aboutMeKr?: Text;
  aboutMeEn?: Text;
  licenseNumber?: Text;
  salesCount?: number | Missing;
  lastYearSalesTotal?: number | Missing;
  /** YYYY-MM-DD */
  careerStart?: Text;
  careerEnd?: Text;
  designMainDarkMode?: Text;
  contentDarkMode?: Text;
  photos?: readonly PhotoInput[] | Missing;
  etcInfo?: readonly { contentType: string; content?: Text }[] | Missing;
  activityRegion?:
    | readonly { state: string; city?: Text; neighborhood?: Text; zipcode?: Text }[]
    | Missing;
  additionalSections?: readonly unknown[] | Missing;
  presentation?: PresentationInput | Missing;
};

export type PresentationInput = {
  template?: Text;
  nameJa?: Text;
  taglineKr?: Text;
  taglineEn?: Text;
  taglineJa?: Text;
  aboutMeJa?: Text;
  languages?: readonly string[] | Missing;
  lineLink?: Text;
  /** Title of the recommended video. */
  videoTitleKr?: Text;
  videoTitleEn?: Text;
  videoTitleJa?: Text;
  brokerageKr?: Text;
  brokerageJa?: Text;
  /** By photo path (`id`, `top`, …) or by URL; percent of width and height. */
  focalPoints?: Readonly<Record<string, { x: number; y: number } | Missing>> | Missing;
};

/** A listing with RESO field names in lower camel case: `docs/spec/api.md#listings`. */
export type ListingInput = {
  listingKey: string;
  standardStatus?: Text;
  listPrice?: number | Missing;
  closePrice?: number | Missing;
  leaseAmount?: number | Missing;
  unparsedAddress?: Text;
  city?: Text;
  stateOrProvince?: Text;
  bedroomsTotal?: number | Missing;
  bathroomsTotalInteger?: number | Missing;
  bathroomsFull?: number | Missing;
  bathroomsHalf?: number | Missing;
  livingArea?: number | Missing;
  buildingAreaTotal?: number | Missing;
  daysOnMarket?: number | Missing;
  internetAddressDisplayYN?: boolean | Missing;
  internetEntireListingDisplayYN?: boolean | Missing;
  media?:
    | readonly {
        mediaURL?: Text;
        order?: number | Missing;
        /** RESO media alterations; `None` means unaltered. */
        mediaAlteration?: readonly string[] | Missing;
      }[]
    | Missing;
  /** `openHouseDate` is YYYY-MM-DD. */
  openHouses?: readonly { openHouseDate: string; openHouseStatus?: Text }[] | Missing;
  listAgentFullName?: Text;
  listOfficeName?: Text;
};
