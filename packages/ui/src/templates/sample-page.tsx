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
  /** What the toolbar of Storybook says: it holds wherever a control below says nothing. */
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
  /** What stands for a picture; a grey house unless given. */
  picture?: (url: string) => string;
};

/** The main colour of a story that names none. */
const defaultColor = "#0F5C4A";

/** A house in grey, so that stories need no network and no photograph of anyone's. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 12" preserveAspectRatio="xMidYMid slice"><path d="M0 0h16v12H0z" opacity=".12"/><path d="M0 12V9h3V5l5-3 5 3v4h3v3z" opacity=".2"/></svg>',
)}`;

/** A whole homepage of the sample agent, with her theme: for stories. */
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
  picture = () => placeholder,
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
        resolveImage={(url) => ({ src: picture(url), srcSet: "" })}
      />
    </>
  );
}

/** The cases every template is drawn for, by the name of their story. */
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

/** Controls of a template's stories: colour, flags, language and size. */
export const sampleControls = {
  template: { table: { disable: true } },
  toolbar: { table: { disable: true } },
  profile: { table: { disable: true } },
  listings: { table: { disable: true } },
  picture: { table: { disable: true } },
  mainColor: { control: "color" },
  darkHero: { control: "boolean" },
  darkContent: { control: "boolean" },
  fontSize: { control: { type: "range", min: 14, max: 22, step: 1 } },
  locale: { control: "inline-radio", options: ["ko", "en", "ja-JP"] },
} as const;
