import { renderToString } from "react-dom/server";
import { createIntl } from "./i18n/create-intl.ts";
import { provideIntl } from "./i18n/provide-intl.tsx";
import type { Head, Loaded, PageAddress, PageData, RenderContext } from "./page.ts";
import { importPage, pageFiles } from "./page-modules.ts";
import { PageRoot } from "./page-root.tsx";
import { loadAgreement } from "./pages/agreement/load.ts";
import { loadBuying } from "./pages/buying/load.ts";
import { failedPage, notFoundPage } from "./pages/error/load.ts";
import { loadHomepage } from "./pages/homepage/load.ts";
import { loadLanding } from "./pages/landing/load.ts";
import { loadLogin, loadLoginRedirect } from "./pages/login/load.ts";
import { loadEditor } from "./pages/editor/load.ts";
import { loadInbox } from "./pages/inbox/load.ts";
import { loadPreview } from "./pages/preview/load.ts";
import { loadRealtors } from "./pages/realtors/load.ts";
import { loadGsapSample } from "./pages/gsap-sample/load.ts";
import { loadPiniaSample } from "./pages/pinia-sample/load.ts";
import { loadProbiz } from "./pages/probiz/load.ts";
import { loadPrivacy } from "./pages/privacy/load.ts";
import { loadProcess } from "./pages/process/load.ts";
import { loadTerms } from "./pages/terms/load.ts";
import type { PageName } from "./pages.ts";
import { subpageGraph } from "./seo/platform-graphs.ts";

export { landingShareCard } from "./pages/landing/share-image.ts";
export { profileCard, type ShareCard, sharePhoto, shareVersion } from "./seo/share-card.ts";

export interface RenderedPage {
  kind: "page";
  status: number;
  lang: PageAddress["lang"];
  head: Head;
  body: string;
  data: PageData;
  /** Key of the page's module in the client build's manifest. */
  file: string;
  themeCss?: string;
  tags: readonly string[];
  cacheable: boolean;
}

export type RenderResult = RenderedPage | { kind: "redirect"; to: string; status: 301 | 302 };

const loaders: Record<PageName, (address: PageAddress, context: RenderContext) => Promise<Loaded>> =
  {
    landing: loadLanding,
    homepage: loadHomepage,
    process: loadProcess,
    terms: loadTerms,
    privacy: loadPrivacy,
    login: loadLogin,
    "login-redirect": loadLoginRedirect,
    agreement: loadAgreement,
    probiz: loadProbiz,
    "pinia-sample": loadPiniaSample,
    "gsap-sample": loadGsapSample,
    buying: loadBuying,
    realtors: loadRealtors,
    inbox: loadInbox,
    editor: loadEditor,
    preview: loadPreview,
  };

/** Loads and renders one page. Rejects with the API client's error when a service is down and no stale copy exists. */
export async function renderPage(
  name: PageName,
  address: PageAddress,
  context: RenderContext,
): Promise<RenderResult> {
  const loaded = await loaders[name](address, context);
  if (loaded.kind === "redirect") return loaded;
  if (loaded.kind === "not-found") return renderNotFound(address);
  return render(loaded, address);
}

export async function renderNotFound(address: PageAddress): Promise<RenderedPage> {
  return render(notFoundPage(address), address);
}

/** The 500 or 503 page; `reference` is the error's id in the log. */
export async function renderFailure(
  address: PageAddress,
  failure: { status: 500 | 503; reference: string },
): Promise<RenderedPage> {
  return render(failedPage(address, failure), address);
}

async function render(
  loaded: Extract<Loaded, { kind: "page" }>,
  address: PageAddress,
): Promise<RenderedPage> {
  const { component } = await importPage(loaded.module);
  const intl = createIntl(address.locale, loaded.messages);
  const body = renderToString(
    <PageRoot
      component={component}
      address={address}
      props={loaded.props}
      // The same tree as in the browser, where a page without messages does not load react-intl.
      provideIntl={Object.keys(loaded.messages).length > 0 ? provideIntl(intl) : (page) => page}
    />,
  );
  const head = loaded.head(intl);
  const graph = head.graph ?? (head.index ? subpageGraph(head, address) : undefined);
  return {
    kind: "page",
    status: loaded.status ?? 200,
    lang: address.lang,
    head: { ...head, graph },
    body,
    data: { module: loaded.module, address, props: loaded.props, messages: loaded.messages },
    file: pageFiles[loaded.module],
    ...(loaded.themeCss === undefined ? {} : { themeCss: loaded.themeCss }),
    tags: loaded.tags,
    cacheable: loaded.cacheable ?? true,
  };
}
