import type { Locale } from "../labels.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

export type DialogLabels = { cancel: string; delete: string; deleting: string };

export type ToastLabels = {
  /** Accessible name of the place where toasts appear. */
  region: string;
};

export type ErrorSummaryLabels = {
  /** `{n}` fields need attention. */
  title: string;
};

export type PaginationLabels = {
  label: string;
  previous: string;
  next: string;
  /** `{n}` */
  page: string;
};

export type PhotoTileLabels = {
  /** `{n}`: names the tile. */
  photo: string;
  /** Written on the first photo. */
  cover: string;
  /** `{n}` percent. */
  uploading: string;
  /** Gives an upload up. */
  cancel: string;
  /** Chooses another file. */
  retry: string;
  /** The same file once more. */
  again: string;
  /** Takes the notice of a failed upload away. */
  dismiss: string;
  drag: string;
  moveBack: string;
  moveOn: string;
  /** `{n}` of `{total}` */
  moved: string;
  crop: string;
  delete: string;
};

export type GalleryLabels = {
  /** Names the viewer. */
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
  /** Names the dialog. */
  title: string;
  /** Names the choice of ratios. */
  ratio: string;
  /** A ratio of one's own. */
  free: string;
  zoom: string;
  cancel: string;
  apply: string;
  applying: string;
  close: string;
  loading: string;
  /** The picture did not arrive. */
  failed: string;
  /** Read when the dialog opens: which keys do what. */
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
  /** Read after each change: `{width}` and `{height}`, `{x}` from the left, `{y}` from the top. */
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
  /** `{n}` fields need attention. */
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

/**
 * Words of the controls that pages add to a template or an admin screen, in one language. Apart from
 * `Labels`, so that a homepage carries none of them; hand a component its own group.
 */
export type ControlLabels = {
  dialog: DialogLabels;
  toast: ToastLabels;
  errorSummary: ErrorSummaryLabels;
  pagination: PaginationLabels;
  photoTile: PhotoTileLabels;
  gallery: GalleryLabels;
  crop: CropLabels;
  mortgage: MortgageLabels;
  consent: ConsentLabels;
};

const dictionaries: Record<Locale, ControlLabels> = { ko, en, "ja-JP": ja };

/** The complete dictionary of controls in a locale. */
export function controlLabelsFor(locale: Locale): ControlLabels {
  return dictionaries[locale];
}
