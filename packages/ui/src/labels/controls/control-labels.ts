import type { Locale } from "../labels.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

export type DialogLabels = { cancel: string; delete: string; deleting: string };

export type ToastLabels = {
  /** Accessible name of the toast region. */
  region: string;
  dismiss: string;
};

export type GridListLabels = {
  /** Drag handle, with `{name}`. */
  drag: string;
  moveBack: string;
  moveForward: string;
  /** Announced after a move: `{name}`, position `{n}` of `{total}`. */
  moved: string;
};

export type TableLabels = { loading: string };

export type UploadListLabels = {
  /** Accessible name of a progress bar, with `{name}`. */
  uploading: string;
  /** `{sent}` of `{total}`, both with their unit. */
  progress: string;
  done: string;
  cancel: string;
  retry: string;
  dismiss: string;
};

export type ErrorSummaryLabels = {
  /** With `{n}`, the number of invalid fields. */
  title: string;
};

export type PaginationLabels = {
  label: string;
  previous: string;
  next: string;
  /** `{n}` */
  page: string;
};

export type GalleryLabels = {
  /** Accessible name of the viewer. */
  title: string;
  /** `{n}` */
  open: string;
  close: string;
  previous: string;
  next: string;
  /** `{n}` of `{total}` */
  count: string;
};

export type CropLabels = {
  /** Accessible name of the dialog. */
  title: string;
  /** Accessible name of the ratio selection. */
  ratio: string;
  /** A free ratio. */
  free: string;
  zoom: string;
  cancel: string;
  apply: string;
  applying: string;
  close: string;
  loading: string;
  /** The image could not be loaded. */
  failed: string;
  /** Keyboard instructions, announced when the dialog opens. */
  keys: string;
  frame: string;
  handles: {
    topLeft: string;
    top: string;
    topRight: string;
    right: string;
    bottomRight: string;
    bottom: string;
    bottomLeft: string;
    left: string;
  };
  /** Announced after each change, with `{width}`, `{height}`, `{x}` from the left and `{y}` from the top. */
  area: string;
};

export type MortgageLabels = {
  title: string;
  price: string;
  down: string;
  downUnit: string;
  dollars: string;
  percent: string;
  rate: string;
  rateHint: string;
  term: string;
  /** `{n}` years. */
  years: string;
  tax: string;
  insurance: string;
  hoa: string;
  calculate: string;
  /** With `{n}`, the number of invalid fields. */
  summary: string;
  result: string;
  item: string;
  perMonth: string;
  loan: string;
  principalAndInterest: string;
  monthlyTax: string;
  monthlyInsurance: string;
  total: string;
  /** An estimate, not an offer. */
  notOffer: string;
};

export type ConsentLabels = { accept: string; refuse: string; settings: string; save: string };

export type ComboBoxLabels = {
  loading: string;
  /** No option matches the typed text. */
  empty: string;
  failed: string;
  /** Option that creates a value, with `{text}`. */
  create: string;
};

export type SliderLabels = {
  /** Accessible name of the first of two thumbs. */
  minimum: string;
  /** Accessible name of the second of two thumbs. */
  maximum: string;
};

/**
 * Labels of controls for admin screens and optional page features, in one language. Separate from
 * `Labels`, so that homepages do not load them.
 */
export type ControlLabels = {
  dialog: DialogLabels;
  toast: ToastLabels;
  table: TableLabels;
  gridList: GridListLabels;
  uploadList: UploadListLabels;
  errorSummary: ErrorSummaryLabels;
  pagination: PaginationLabels;
  gallery: GalleryLabels;
  crop: CropLabels;
  mortgage: MortgageLabels;
  consent: ConsentLabels;
  comboBox: ComboBoxLabels;
  slider: SliderLabels;
};

const dictionaries: Record<Locale, ControlLabels> = { ko, en, "ja-JP": ja };

/** Returns the control labels of a locale. */
export function controlLabelsFor(locale: Locale): ControlLabels {
  return dictionaries[locale];
}
