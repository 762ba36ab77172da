export type {
  ConsentLabels,
  ControlLabels,
  CropLabels,
  DialogLabels,
  ErrorSummaryLabels,
  GalleryLabels,
  MortgageLabels,
  PaginationLabels,
  PhotoTileLabels,
  ToastLabels,
} from "../labels/controls/control-labels.ts";
export { controlLabelsFor } from "../labels/controls/control-labels.ts";
export type {
  CarouselLabels,
  CommonLabels,
  ContactLabels,
  CountryCode,
  ErrorCode,
  FooterLabels,
  HomepageLabels,
  Labels,
  Lang,
  LanguageLabels,
  LeadLabels,
  ListingType,
  Locale,
} from "../labels/labels.ts";
export { labelsFor } from "../labels/labels.ts";
