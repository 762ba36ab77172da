import { htmlLang, type Lang } from "@realtor/api/locales";
import { renderToString } from "react-dom/server";
import type { IntlShape } from "react-intl";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import type {
  Head,
  LoadedPage,
  PageAddress,
  PageData,
  PageDefinition,
  Redirect,
  RenderContext,
} from "./page.ts";
import { PageRoot } from "./page-root.tsx";
import { PhotoColorsContext } from "./data/photo-colors.ts";
import { StaticPropsContext } from "./hydration/static-props.ts";
import { collectFooterLinks } from "./collect-footer-links.ts";
import { FooterLinksContext } from "./layout/footer-links.ts";
import { providerOf, ProviderContext, type SiteOperator } from "./layout/operator.ts";
import {
  errorPage,
  loadError,
  type PageError,
  type PageProblem,
} from "./pages/error/error-page.ts";
import { findPage } from "./pages.ts";
import { subpageGraph } from "./seo/platform-graphs.ts";

export {
  getPathTemplate,
  isCached,
  matchOwnDomain,
  matchPage,
  pageQuery,
  sitemapPaths,
  withoutEmptyValues,
} from "./pages.ts";
export { landingShareCard } from "./pages/landing/page.ts";
export { agentPageUrls } from "./seo/agent-page-urls.ts";
export { listingUrls } from "./pages/listing/listing-urls.ts";
export { loadListingCard } from "./pages/listing/listing-share-card.ts";
export { getSharePhoto } from "./seo/profile-facts.ts";
export { profileCard, type ShareCard, shareVersion } from "./seo/share-card.ts";

export interface RenderedPage {
  kind: "page";
  status: number;
  /** The document's `lang` attribute. */
  lang: Lang;
  head: Head;
  body: string;
  data: PageData;
  /** Key of the page's module in the client build's manifest. */
  file: string;
  themeCss?: string;
  /** Headings are set in the serif family. */
  serif: boolean;
  /** Has print styles of its own instead of those of the site. */
  paper: boolean;
  tags: readonly string[];
  cacheable: boolean;
}

/** Loads and renders one page. Rejects with the API client's error when a service is down and no stale copy exists. */
export async function renderPage(
  name: string,
  address: PageAddress,
  context: RenderContext,
): Promise<RenderedPage | Redirect> {
  const page = findPage(name);
  const intl = createIntl(address.locale, page.messages?.[address.locale] ?? {});
  const loaded = await page.load(address, { ...context, intl });
  if (loaded.kind === "redirect") return loaded;
  if (loaded.kind === "not-found") return renderNotFound(address);
  if (loaded.kind === "gone") return renderError(address, { status: 410 });
  if (loaded.kind === "unpublished")
    return renderError(address, { status: 503, unpublished: true });
  return render({ page, folder: name, loaded, address, intl, operator: context.operator });
}

export function renderNotFound(address: PageAddress): Promise<RenderedPage> {
  return renderError(address, { status: 404 });
}

/** The 500 or 503 page; `reference` is the error's id in the log. */
export function renderFailure(
  address: PageAddress,
  failure: { status: 500 | 503; reference: string },
): Promise<RenderedPage> {
  return renderError(address, failure);
}

/** The page for problem details that a browser would show as JSON. */
export function renderProblem(address: PageAddress, problem: PageProblem): Promise<RenderedPage> {
  return renderError(address, problem);
}

function renderError(address: PageAddress, error: PageError) {
  const { messages, problemMessages } = errorPage;
  const { locale } = address;
  const words = "returnTo" in error ? problemMessages[locale] : {};
  const intl = createIntl(locale, { ...messages[locale], ...words });
  const loaded = loadError(address, intl, error);
  return render({ page: errorPage, folder: "error", loaded, address, intl });
}

interface RenderInput {
  page: Pick<PageDefinition, "components" | "messages" | "serverOnlyMessages" | "uncached">;
  /** Name of the page's folder. */
  folder: string;
  loaded: LoadedPage;
  address: PageAddress;
  intl: IntlShape;
  operator?: SiteOperator | undefined;
}

async function render(input: RenderInput): Promise<RenderedPage> {
  const { page, folder, loaded, address, intl, operator } = input;
  const { module, props, head } = loaded;
  const component = await page.components[module]?.();
  if (!component)
    throw new Error(`pages/${folder}/page.ts has no component "${module}": add it to components.`);
  const messages = (!page.serverOnlyMessages && page.messages?.[address.locale]) || {};
  const body = renderToString(
    <PhotoColorsContext value={loaded.photoColors ?? null}>
      <StaticPropsContext value={loaded.staticProps}>
        <ProviderContext value={providerOf(operator)}>
          <FooterLinksContext value={collectFooterLinks(address.locale)}>
            <PageRoot
              component={component.component}
              address={address}
              props={props}
              // The same tree as in the browser, where a page without messages does not load react-intl.
              provideIntl={
                Object.keys(messages).length > 0 ? provideIntl(intl) : (content) => content
              }
            />
          </FooterLinksContext>
        </ProviderContext>
      </StaticPropsContext>
    </PhotoColorsContext>,
  );
  const graph = head.graph ?? (head.index ? subpageGraph(head, address) : undefined);
  return {
    kind: "page",
    status: loaded.status ?? 200,
    lang: htmlLang(address.locale),
    head: { ...head, graph },
    body,
    data: { module, address, props, messages },
    file: `app/pages/${folder}/${module}.page.tsx`,
    ...(loaded.themeCss === undefined ? {} : { themeCss: loaded.themeCss }),
    serif: loaded.serif ?? false,
    paper: loaded.paper ?? false,
    tags: loaded.tags,
    cacheable: loaded.cacheable ?? !page.uncached,
  };
}
