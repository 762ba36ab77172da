import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { Lang } from "@realtor/ui/labels";
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { AnalyticsSettings } from "./analytics/settings.ts";
import type { FormState } from "./data/form-state.ts";
import type { Sources } from "./data/sources.ts";
import type { Graph } from "./seo/structured-data.ts";

/** Compiled messages of one page in one language. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The page modules a document can hydrate; a homepage uses one of three, by its template. */
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

/** The requested address, as far as pages depend on it. */
export interface PageAddress {
  locale: Locale;
  lang: Lang;
  /** Path without language prefix: `/`, `/grace-kim`. */
  path: string;
  /** Query with its leading `?`, or empty. */
  search: string;
  /** Scheme, host and port as the visitor sees them. */
  origin: string;
  desiredUrl?: string;
  /** True on an agent's own domain. */
  ownDomain: boolean;
}

/** Metadata of a page for the document's `<head>`. */
export interface Head {
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  author?: string | undefined;
  /** Absolute URL. */
  canonical?: string | undefined;
  /** Languages the page exists in; empty for pages that must not be indexed. */
  alternates: readonly { hrefLang: string; href: string }[];
  /** Absolute URL and size in px. */
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  /** `og:site_name` where it is not the product's name. */
  siteName?: string | undefined;
  /** JSON-LD; an indexed page without one gets breadcrumbs. */
  graph?: Graph | undefined;
  icon?: string | undefined;
  index: boolean;
  /** Images of the first viewport, preloaded with high priority. */
  preload?: readonly { srcSet: string; sizes: string; media?: string; type?: string }[];
}

/** What rendering needs in addition to the address. */
export interface RenderContext {
  sources: Sources;
  now: Date;
  /** What a form posted without JavaScript, when this page is the response to it. */
  form?: FormState;
  /** The product's own origin, when the address is on an agent's own domain. */
  productOrigin?: string;
  /** The origin of an agent's own domain, or null until the domain is verified. */
  ownDomain?: (profile: RealtorProfile) => string | null;
}

/** What a page's `load` resolves with. */
export type Loaded =
  | {
      kind: "page";
      module: PageModuleName;
      /** Messages the page formats in the browser; empty where `props` contain formatted strings. */
      messages: Messages;
      /** Plain JSON for the module's component. */
      props: object;
      head(intl: IntlShape): Head;
      /** Ids and slugs of the agents whose changes invalidate this page's cached HTML. */
      tags: readonly string[];
      /** CSS of the agent's theme, from `themeCss`. */
      themeCss?: string;
      status?: number;
      /** False for responses to a single visitor. Default: true. */
      cacheable?: boolean;
    }
  | { kind: "redirect"; to: string; status: 301 | 302 }
  | { kind: "not-found" };

/** The JSON of `#page-data`: everything the browser needs to hydrate the page. */
export interface PageData {
  module: PageModuleName;
  address: PageAddress;
  props: object;
  messages: Messages;
  /** Analytics services, started after consent; absent where none is configured. */
  analytics?: AnalyticsSettings;
}
