import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { MapTiles } from "@realtor/ui/homes-map";
import type { ComponentType } from "react";
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { RuleCode } from "@realtor/api/rules";
import type { AnalyticsSettings } from "./analytics/settings.ts";
import type { MessageKey } from "./i18n/messages.ts";
import type { SiteOperator } from "./layout/operator.ts";
import type { PhotoColors } from "./data/photo-colors.ts";
import type { Sources } from "./data/sources.ts";
import type { Graph } from "./seo/structured-data.ts";

/** Compiled messages of one page in one language. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The requested address, as far as pages depend on it. */
export interface PageAddress {
  locale: Locale;
  /** Path without language prefix: `/`, `/grace-kim`. */
  path: string;
  /** Query with its leading `?`, or empty. */
  search: string;
  /** Scheme, host and port as the visitor sees them. */
  origin: string;
  desiredUrl?: string;
  /** Values of the path's other parameters, by name. */
  params?: Readonly<Record<string, string>>;
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
  /** Without it no fact of the operator is known. */
  operator?: SiteOperator;
  /** What a form posted without JavaScript, when this page is the response to it. */
  form?: FormState;
  /** The product's own origin, when the address is on an agent's own domain. */
  productOrigin?: string;
  /** Server of map tiles; without it there are no maps. */
  mapTiles?: MapTiles | undefined;
  /** PDFs of sheets can be created. */
  sheetPdf?: boolean;
  /** The origin of an agent's own domain, or undefined until the domain is verified. */
  ownDomain?: (profile: RealtorProfile) => string | undefined;
}

/** What a page's `load` gets in addition to the address. */
export interface LoadContext extends RenderContext {
  /** Formats the page's messages. */
  intl: IntlShape;
}

interface PageModule<Props> {
  component: ComponentType<Props>;
}

/** Modules that a page's document can hydrate: `terms` is `<page's folder>/terms.page.tsx`. */
type PageModules = Readonly<Record<string, () => Promise<PageModule<never>>>>;

type PropsOf<Import> = Import extends () => Promise<PageModule<infer Props>>
  ? Props & object
  : never;

/** A loaded page: what its document contains. */
export interface LoadedPage<Module extends string = string, Props extends object = object> {
  kind: "page";
  module: Module;
  /** Plain JSON for the module's component. */
  props: Props;
  /** What only static islands read, through `useStaticProps`; not part of the document's page data. */
  staticProps?: unknown;
  head: Head;
  /** Ids and slugs of the agents whose changes invalidate this page's cached HTML. */
  tags: readonly string[];
  /** Placeholder colors of the photos in `props`. */
  photoColors?: PhotoColors | undefined;
  /** CSS of the agent's theme, from `documentThemeCss`. */
  themeCss?: string;
  /** Headings are set in the serif family, which other pages do not load. Default: false. */
  serif?: boolean;
  /** Has print styles of its own instead of those of the site. Default: false. */
  paper?: boolean;
  status?: number;
  /** False for responses to a single visitor, such as that to a form. Default: not `uncached`. */
  cacheable?: boolean;
}

export interface Redirect {
  kind: "redirect";
  to: string;
  status: 301 | 302;
  /** From a former address: when the homepage was last changed, RFC 3339. */
  movedAt?: string;
}

export interface NotFound {
  kind: "not-found";
}

/** The address of a homepage that was deleted. */
export interface Gone {
  kind: "gone";
}

/** A legal text that is not published, since details of the operator are missing. */
export interface Unpublished {
  kind: "unpublished";
}

/** A link in the footer of the platform. */
export interface FooterEntry {
  /** Its place: links with a lower number are before it. */
  order: number;
  /** One of the page's messages. */
  label: MessageKey;
  /** Default: the page's first path, in the language. */
  href?: (locale: Locale) => string;
}

const footerLabelId = /^(?:[\w-]+\.)?footer(?:\.|$)/;

/**
 * Whether an id is that of the label of a footer link: `terms.footer`, `privacy.footer.choices`, or in the
 * area `footer`. The fonts of a first visit contain these labels, which are on every page of the platform.
 */
export function isFooterLabelId(id: string): boolean {
  return footerLabelId.test(id);
}

/** A page of the site. Each `pages/<name>/page.ts` exports one as `page`; pages.ts collects them. */
export interface PageDefinition {
  /**
   * Paths without language prefix (docs/spec/routes.md#routes). `{desiredUrl}` is an agent's slug; on
   * an agent's own domain that segment is absent. Other parameters are in the address's `params`.
   */
  paths: readonly string[];
  /**
   * The platform's sitemap lists the page's paths outside `/{desiredUrl}`; those of each agent list a page that
   * has no other paths. Default: false.
   */
  inSitemap?: boolean;
  /** Its links in the footer of the platform. */
  footer?: readonly FooterEntry[];
  /** Query keys that change the page, each with its significant values; null is any value. */
  query?: Readonly<Record<string, readonly string[] | null>>;
  /** Messages that `load` formats, and the components too unless `serverOnlyMessages`. */
  messages?: Record<Locale, Messages>;
  /** The server renders the page for each request, and stores no response. Default: false. */
  uncached?: boolean;
  /** Props contain the formatted strings, so the browser loads neither messages nor react-intl. */
  serverOnlyMessages?: boolean;
  components: PageModules;
  /** Rejects with the API client's error when a service is down and no stale copy exists. */
  load(
    address: PageAddress,
    context: LoadContext,
  ): Promise<LoadedPage | Redirect | NotFound | Gone | Unpublished>;
}

type LoadResult<Modules extends PageModules> =
  | { [Name in keyof Modules & string]: LoadedPage<Name, PropsOf<Modules[Name]>> }[keyof Modules &
      string]
  | Redirect
  | NotFound
  | Gone
  | Unpublished;

/** Defines a page. `load` must resolve with the name of a module and the props of its component. */
export function definePage<Modules extends PageModules>(
  page: Omit<PageDefinition, "components" | "load"> & {
    components: Modules;
    load(address: PageAddress, context: LoadContext): Promise<LoadResult<Modules>>;
  },
): PageDefinition {
  return page;
}

/** The JSON of `#page-data`: everything the browser needs to hydrate the page. */
export interface PageData {
  /** Key of the page's `components`. */
  module: string;
  address: PageAddress;
  props: object;
  messages: Messages;
  /** Analytics services, started after consent; absent where none is configured. */
  analytics?: AnalyticsSettings;
}

/** Initial state of a form, as rendered by the server: opened, or posted without JavaScript. */
export type FormState =
  | { state: "open" }
  /** `values` and the key of the request if the page asks about its phone number, or shows the answer. */
  | { state: "sent"; values?: Record<string, string>; requestKey?: string; answerFailed?: boolean }
  /** `values` are the submitted values, so that no input is lost. */
  | { state: "rejected"; values: Record<string, string>; errors: Record<string, RuleCode> }
  /** Not stored, or with `retryAfter` (seconds) too many submissions. */
  | { state: "failed"; values: Record<string, string>; retryAfter?: number };

/**
 * Returns the HTTP status of a page rendered in response to a form posted without JavaScript: 422 for
 * validation errors, 429 for too many submissions, 503 when the submission failed, otherwise 200.
 */
export function formStatus(form: FormState | undefined): 200 | 422 | 429 | 503 {
  if (form?.state === "rejected") return 422;
  if (form?.state !== "failed") return 200;
  return form.retryAfter === undefined ? 503 : 429;
}
