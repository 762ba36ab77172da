import type { ComponentType } from "react";
import type { Locale } from "../labels/labels.ts";
import type { StoryToolbar } from "../private/story-toolbar.ts";
import { createTheme } from "../theme/create-theme.ts";
import { ThemeStyle } from "../theme/theme-style.tsx";
import type { ProfileInput } from "./profile-input.ts";
import type { ListingsInput } from "./prepare-listings.ts";
import { sampleContent, sampleListings, sampleProfile } from "./sample-homepage.ts";
import { sampleProps } from "./sample-props.tsx";
import type { TemplateProps } from "./template-props.ts";

export type SamplePageProps = {
  template: ComponentType<TemplateProps>;
  /** Storybook toolbar; defaults for the props below. */
  toolbar: StoryToolbar;
  /** `#RRGGBB` */
  mainColor?: string;
  darkHero?: boolean;
  darkContent?: boolean;
  /** Body text, px, 14 to 22. */
  fontSize?: number;
  locale?: Locale;
  profile?: Partial<ProfileInput>;
  listings?: ListingsInput;
  /** Maps photo URLs to image URLs; by default a gray house. */
  imageUrl?: (url: string) => string;
};

const defaultColor = "#0F5C4A";

/** A gray house as a data URL; stories need no network. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 12" preserveAspectRatio="xMidYMid slice"><path d="M0 0h16v12H0z" opacity=".12"/><path d="M0 12V9h3V5l5-3 5 3v4h3v3z" opacity=".2"/></svg>',
)}`;

/** A complete themed homepage of the sample agent, for stories. */
export function SamplePage({
  template: Template,
  toolbar,
  mainColor = toolbar.color ?? defaultColor,
  darkHero = toolbar.dark,
  darkContent = toolbar.dark,
  fontSize = 16,
  locale = toolbar.locale,
  profile = {},
  listings = sampleListings({ sale: 40, rent: 1, sold: 3 }),
  imageUrl = () => placeholder,
}: SamplePageProps) {
  const flags = {
    designMainDarkMode: darkHero ? "Y" : "N",
    contentDarkMode: darkContent ? "Y" : "N",
  } as const;
  const content = sampleContent(locale, { ...profile, ...flags }, listings);
  const theme = createTheme({ mainColor, heroDark: darkHero, contentDark: darkContent, fontSize });
  return (
    <>
      <ThemeStyle theme={theme} />
      <Template
        {...sampleProps(content)}
        resolveImage={(url) => ({ src: imageUrl(url), srcSet: "" })}
      />
    </>
  );
}

/** Stories of every template, by name. */
export const sampleCases = {
  DarkHero: { darkHero: true, darkContent: false },
  DarkContent: { darkHero: false, darkContent: true },
  Dark: { darkHero: true, darkContent: true },
  DifficultColor: { mainColor: "#FFD400", darkHero: true },
  NoPhotographs: { profile: { photos: [] } },
  LongName: {
    profile: {
      userName: "Maximiliana Featherstonehaugh",
      etcInfo: [{ contentType: "korea_name", content: "남궁알렉산드라미" }],
    },
  },
  OneListing: { listings: sampleListings({ sale: 1 }) },
  NoListings: { listings: sampleListings({}) },
  ListingsFailed: { listings: null },
  Gallery: {
    profile: {
      photos: [
        ...(sampleProfile.photos ?? []),
        ...Array.from({ length: 26 }, (_, index) => ({
          path: "gallery",
          imageType: "fullsize",
          url: `https://media.example/more-${index}.jpg`,
        })),
      ],
    },
  },
  Bare: {
    listings: sampleListings({}),
    profile: {
      additionalSections: [],
      activityRegion: [],
      photos: [],
      etcInfo: [],
      aboutMeKr: "",
      aboutMeEn: "",
      recommendedYoutubeUrl: "",
      salesCount: 0,
      lastYearSalesTotal: 0,
      licenseNumber: "",
      kakaoLink: "",
      snsInstagramUrl: "",
      snsYoutubeUrl: "",
      presentation: null,
    },
  },
} satisfies Record<string, Partial<SamplePageProps>>;

/** Storybook controls of the template stories. */
export const sampleControls = {
  template: { table: { disable: true } },
  toolbar: { table: { disable: true } },
  profile: { table: { disable: true } },
  listings: { table: { disable: true } },
  imageUrl: { table: { disable: true } },
  mainColor: { control: "color" },
  darkHero: { control: "boolean" },
  darkContent: { control: "boolean" },
  fontSize: { control: { type: "range", min: 14, max: 22, step: 1 } },
  locale: { control: "inline-radio", options: ["ko", "en", "ja-JP"] },
} as const;
