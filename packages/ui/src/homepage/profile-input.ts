import type { ShownTextId } from "@realtor/profile/fields";
import type { PhotosInput } from "@realtor/profile/photos";
import type { Missing, Text } from "@realtor/profile/text";
import type { TextSectionId } from "../labels/text-sections.ts";

/** `Y` or `N`. */
type DesignInput = {
  designMainDarkMode?: Text;
  contentDarkMode?: Text;
  /** A color as in `ThemeInput`. */
  designMainColor?: Text;
  presentation?: { template?: Text } | Missing;
};

type NameInput = {
  userName?: Text;
  desiredUrl?: Text;
  etcInfo?: readonly { contentType: string; content?: Text }[] | Missing;
  presentation?: { nameJa?: Text } | Missing;
};

/** Texts that are stored in three languages under their name: `taglineKr`, `taglineEn`, `taglineJa`. */
type TextName = Exclude<ShownTextId | TextSectionId, "about">;

type TextsInput = {
  aboutMeKr?: Text;
  aboutMeEn?: Text;
  presentation?:
    | ({ [Key in `${TextName}${"Kr" | "En" | "Ja"}`]?: Text } & { aboutMeJa?: Text })
    | Missing;
};

type BrokerageInput = {
  licenseNumber?: Text;
  presentation?: { brokerageKr?: Text; brokerageJa?: Text } | Missing;
};

type LanguagesInput = {
  /** BCP 47 tags. */
  presentation?: { languages?: readonly string[] | Missing } | Missing;
};

type FiguresInput = {
  salesCount?: number | Missing;
  lastYearSalesTotal?: number | Missing;
  /** YYYY-MM-DD */
  careerStart?: Text;
  careerEnd?: Text;
  presentation?: { figuresAt?: Text } | Missing;
};

type RegionsInput = {
  activityRegion?:
    | readonly { state: string; city?: Text; neighborhood?: Text; zipcode?: Text }[]
    | Missing;
};

/** `Y` or `N`. */
type CityHomesInput = { presentation?: { cityHomes?: Text } | Missing };

type SectionsInput = {
  recommendedYoutubeUrl?: Text;
  additionalSections?: readonly unknown[] | Missing;
  presentation?: { videoTitleKr?: Text; videoTitleEn?: Text; videoTitleJa?: Text } | Missing;
};

/** Shown of the members of a team. */
type JobTitleInput = {
  presentation?: { jobTitleKr?: Text; jobTitleEn?: Text; jobTitleJa?: Text } | Missing;
};

type ContactsInput = {
  contactPhone?: Text;
  email?: Text;
  kakaoLink?: Text;
  snsInstagramUrl?: Text;
  snsYoutubeUrl?: Text;
  /** `repliesWithinDay` is `Y` or `N`. */
  presentation?: { lineLink?: Text; repliesWithinDay?: Text } | Missing;
};

type Input = DesignInput &
  NameInput &
  TextsInput &
  PhotosInput &
  BrokerageInput &
  LanguagesInput &
  FiguresInput &
  RegionsInput &
  CityHomesInput &
  SectionsInput &
  JobTitleInput &
  ContactsInput;

/**
 * The fields of a stored profile that a homepage shows. Structural types, so that this package does not
 * depend on an API contract. Every field can be missing, null or blank; other fields are ignored.
 */
export type ProfileInput = { [Key in keyof Input]: Input[Key] };

/** The fields that legal lines have. */
export type LegalInput = NameInput & BrokerageInput & RegionsInput;
