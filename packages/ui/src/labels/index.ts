export type {
  ComboBoxLabels,
  ConsentLabels,
  ControlLabels,
  CropLabels,
  DialogLabels,
  ErrorSummaryLabels,
  GalleryLabels,
  GridListLabels,
  MortgageLabels,
  PaginationLabels,
  TableLabels,
  SliderLabels,
  ToastLabels,
  UploadListLabels,
} from "./controls/control-labels.ts";
export { controlLabelsFor } from "./controls/control-labels.ts";
export type {
  CarouselLabels,
  CommonLabels,
  ContactLabels,
  CountryCode,
  ErrorCode,
  FooterLabels,
  FormErrorCode,
  FormErrorLabels,
  HomepageLabels,
  Labels,
  Lang,
  LanguageLabels,
  LeadLabels,
  PhoneLabels,
  ListingType,
  Locale,
} from "./labels.ts";
export { isFirm } from "./firm/is-firm.ts";
export { firmLabelsFor, homepageLabelsFor } from "./firm/firm-labels.ts";
export { formErrorLabels, labelsFor } from "./labels.ts";
export { formatTemplate } from "../format.ts";
