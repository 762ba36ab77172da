import type { CountryCode } from "@realtor/api/rules";
import type { Wish } from "@realtor/api/showing";
import type { ListingContent, ListingSectionLabels } from "@realtor/ui/listing";
import type { ListingBarProps } from "@realtor/ui/listing-bar";
import type { ListingControlsProps } from "@realtor/ui/listing-controls";
import type { ListingFrameProps } from "@realtor/ui/listing-frame";
import type { WithdrawnListingProps } from "@realtor/ui/listing-sections";
import type { MonthlyPaymentProps } from "@realtor/ui/monthly-payment";
import type { FormErrorLabels, Labels } from "@realtor/ui/labels";
import type { MapTiles } from "@realtor/ui/homes-map";
import type { ListingMapProps } from "@realtor/ui/listing-map";
import type { ListingRequestProps } from "@realtor/ui/listing-request";
import type { ContactRecipients } from "@realtor/ui/contact-form";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import type { FormState } from "#app/page.ts";

/** What the static islands of a listing page render; not part of the page data. */
export interface ListingStaticProps {
  content: ListingContent;
  labels: ListingSectionLabels;
  state: HomeState;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
  builder: string;
  mapTiles: MapTiles | undefined;
  /** The home is of another agent, and has neither sheet nor calendar files. */
  isOther: boolean;
}

/** What the static island of a withdrawn home renders; not part of the page data. */
export interface WithdrawnStaticProps extends Pick<WithdrawnListingProps, "content" | "labels"> {
  state: HomeState;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
}

/** When a home can be seen, for the form. */
export interface ShowingOffer {
  /** Zone of the home. */
  timeZone: string;
  /** The place whose time it is, in the page's language. */
  place: string;
  /** The next ones. */
  openHouses: (Wish & { label: string })[];
  /** Days with an open house, YYYY-MM-DD. */
  openHouseDates: string[];
  /** Who names the exact time. */
  note: string;
  /** Below the heading of the confirmation. */
  sentNote: string;
}

/** Props of the request form. */
export interface RequestProps {
  content: ListingRequestProps["content"];
  home: ListingRequestProps["home"];
  labels: ListingRequestProps["labels"] & { anotherDay: string };
  formLabels: Pick<Labels, "contact" | "phone" | "countries"> & {
    errors: FormErrorLabels;
    common: Pick<Labels["common"], "required" | "optional" | "newTab">;
  };
  /** What can be asked for, and the message of each; null if the home cannot be seen. */
  choices: { see: string; question: string; showing: ShowingOffer } | null;
  /** The message of a form that was not changed. */
  message: string;
  listingKey: string;
  realtorId: string;
  recipients: ContactRecipients;
  phoneCountry: CountryCode | "";
  /** Result of a form posted without script. */
  form: FormState | null;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

/** Serializable props of a listing page. */
export interface ListingPageProps {
  frame: Pick<ListingFrameProps, "content" | "request" | "labels"> & {
    labels: Pick<Labels, "language">;
  };
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
  /** The agent's slug, also on an own domain. */
  desiredUrl: string;
  bar: ListingBarProps;
  controls: {
    labels: ListingControlsProps["labels"] & {
      gallery: Pick<Labels["homepage"]["gallery"], "ask">;
    };
    place: { street: string | null; city: string | null };
    photos: {
      url: string;
      room: { text: string; lang: "ko" | "en" | "ja" } | null;
      alteration?: {
        label: string;
        /** What was altered; empty if it is not known. */
        text: string;
        /** URL of the photo before, if it is known. */
        original: string | null;
        names: { altered: string; original: string };
      };
    }[];
  };
  /** Null without a server of map tiles, or without a position. */
  map: ListingMapProps | null;
  request: RequestProps;
  /** Null without a price, or if the rules of the market do not show it. */
  payment: Pick<MonthlyPaymentProps, "labels" | "errorLabels" | "facts" | "guideHref"> | null;
}
