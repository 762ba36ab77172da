import type { Locale } from "@realtor/api/locales";
import type { Lang } from "@realtor/ui/labels";
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { MeasureSettings } from "./analytics/settings.ts";
import type { Graph } from "./seo/structured-data.ts";

/** Compiled messages of one page in one language. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The modules a document can wake; a homepage is one of three, by its template. */
export type PageModuleName =
  | "landing"
  | "request"
  | "process"
  | "terms"
  | "privacy"
  | "agreement"
  | "buying"
  | "login"
  | "login-redirect"
  | "probiz"
  | "pinia-sample"
  | "gsap-sample"
  | "realtors"
  | "inbox"
  | "editor"
  | "preview"
  | "homepage-portrait"
  | "homepage-panorama"
  | "homepage-editorial"
  | "error";

/** What a page knows of the address it is shown at. */
export interface PageAddress {
  locale: Locale;
  lang: Lang;
  /** Path without language prefix: `/`, `/grace-kim`. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Scheme, host and port the visitor sees. */
  origin: string;
  desiredUrl?: string;
  /** True on an agent's own domain. */
  ownDomain: boolean;
}

/** Everything the document's head says about a page. */
export interface Head {
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  author?: string | undefined;
  /** Absolute URL. */
  canonical?: string | undefined;
  /** Languages this page really exists in; empty for pages nobody should index. */
  alternates: readonly { hrefLang: string; href: string }[];
  /** Absolute URL, and the size in px. */
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  /** Whose site it is, where it is not the product's own. */
  siteName?: string | undefined;
  /** The page as data; any other page that may be found says where it stands. */
  graph?: Graph | undefined;
  icon?: string | undefined;
  index: boolean;
  /** Pictures the first view needs: preloaded with high priority. */
  preload?: readonly { srcSet: string; sizes: string; media?: string; type?: string }[];
}

/** What a page's `load` answers. */
export type Loaded =
  | {
      kind: "page";
      module: PageModuleName;
      /** What the page formats in the browser; empty where `props` bring finished sentences. */
      messages: Messages;
      /** Plain JSON for the module's component. */
      props: object;
      head(intl: IntlShape): Head;
      /** Agents whose saved changes make this page old. */
      tags: readonly string[];
      /** CSS of the agent's theme, made by ui from numbers. */
      themeCss?: string;
      status?: number;
      /** False for pages that answer one visitor only. */
      cacheable?: boolean;
    }
  | { kind: "redirect"; to: string; status: 301 | 302 }
  | { kind: "not-found" };

/** The JSON beside a document: all the browser needs to wake the page. */
export interface PageData {
  module: PageModuleName;
  address: PageAddress;
  props: object;
  messages: Messages;
  /** What measures this page once the visitor agrees; absent where nothing is configured. */
  measure?: MeasureSettings;
}
