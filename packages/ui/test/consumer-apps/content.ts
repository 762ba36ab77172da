import { prepareHomepage } from "@realtor/ui/templates";
import { createTheme } from "@realtor/ui/theme";

/** A fictitious agent and listing. */
export const content = prepareHomepage(
  {
    userName: "Grace Kim",
    desiredUrl: "grace-kim",
    contactPhone: "949-555-0110",
    email: "grace-kim@example.com",
    aboutMeEn: "Before I show you a house I ask questions.",
    licenseNumber: "CA DRE SAMPLE-01",
    salesCount: 184,
    recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0000",
    activityRegion: [{ state: "CA", city: "Irvine", neighborhood: "", zipcode: "" }],
  },
  {
    byType: {
      sale: [
        {
          listingKey: "sample-1",
          standardStatus: "Active",
          listPrice: 1_575_000,
          unparsedAddress: "6591 Sample Lane, Irvine, CA 92618",
          city: "Irvine",
          stateOrProvince: "CA",
          bedroomsTotal: 2,
          livingArea: 2200,
          listOfficeName: "Saltbrook Realty",
        },
      ],
      rent: [],
      sold: [],
      rented: [],
    },
    asOf: "2026-11-20T17:00:00Z",
    market: "crmls",
  },
  "en",
  { today: "2026-11-20" },
);

export const theme = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });
