/**
 * Legally prescribed notices, verbatim and in English in every language. `{time}` is when the listings
 * were loaded, `{year}` its year.
 */
export const notices = {
  /** HUD's statement of policy, verbatim (24 CFR part 109, appendix I). */
  fairHousing:
    "We are pledged to the letter and spirit of U.S. policy for the achievement of equal housing opportunity throughout the Nation. We encourage and support an affirmative advertising and marketing program in which there are no barriers to obtaining housing because of race, color, religion, sex, handicap, familial status, or national origin.",

  /** The notice of California Regional Multiple Listing Service, verbatim. */
  crmls:
    "Based on information from California Regional Multiple Listing Service, Inc. as of {time}. This information is for your personal, non-commercial use and may not be used for any purpose other than to identify prospective properties you may be interested in purchasing. Display of MLS data is usually deemed reliable but is NOT guaranteed accurate by the MLS. Buyers are responsible for verifying the accuracy of all information and should investigate the data themselves or retain appropriate professionals. Information from sources other than the Listing Agent may have been included in the MLS data. Unless otherwise specified in writing, Broker/Agent has not and will not verify any information obtained from other sources. The Broker/Agent providing the information contained herein may or may not have been the Listing and/or Selling Agent.",

  /** The notice of First Multiple Listing Service, verbatim; the address for copyright notices is a placeholder. */
  fmls: "Listings identified with the FMLS IDX logo come from FMLS and are held by brokerage firms other than the owner of this website. The listing brokerage is identified in any listing details. Information is deemed reliable but is not guaranteed. Information as of {time}. If you believe any FMLS listing contains material that infringes your copyrighted work, see the FMLS DMCA policy at [FMLS DMCA address]. © {year} First Multiple Listing Service, Inc.",
} as const;
