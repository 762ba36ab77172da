import { type ComponentType, type ReactNode, startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { rootErrors } from "./analytics/page-errors.ts";
import { whenNotComposing } from "./hydration/composition.ts";
import { restoreStyles } from "./hydration/restore-styles.ts";
import type { PageData } from "./page.ts";
import { PageRoot } from "./page-root.tsx";

interface PageModule {
  component: ComponentType<never>;
}

/** Hydrates the server-rendered page with the JSON of `#page-data`. Resolves when the page is interactive. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  const json = document.getElementById("page-data")?.textContent;
  if (!root || !json) return;
  const data = JSON.parse(json) as PageData; // serialized by the server that rendered this document
  const { component } = await importPage();
  const provideIntl = await intlProviderFor(data);
  await whenNotComposing();
  restoreStyles();
  await new Promise<void>((resolve) => {
    // As a transition, React hydrates in short tasks and handles input between them.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <PageRoot
            component={component}
            address={data.address}
            props={data.props}
            provideIntl={provideIntl}
            onHydrated={resolve}
          />
        </StrictMode>,
        rootErrors,
      );
    });
  });
}

/** The document names the file of its page: a visit would otherwise load the names of all pages. */
function importPage(): Promise<PageModule> {
  const file = document.querySelector<HTMLScriptElement>("script[data-page]")?.dataset["page"];
  return import(/* @vite-ignore */ file ?? "");
}

/** Only pages with messages import react-intl; their documents preload these modules. */
async function intlProviderFor({
  address,
  messages,
}: PageData): Promise<(page: ReactNode) => ReactNode> {
  if (Object.keys(messages).length === 0) return (page) => page;
  // Destructuring would make the bundler add a function around the import.
  const intl = await import("./i18n/create-intl.tsx");
  return intl.provideIntl(intl.createIntl(address.locale, messages));
}
