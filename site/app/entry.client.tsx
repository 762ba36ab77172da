import { type ReactNode, startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { rootErrors } from "./analytics/page-errors.ts";
import type { PageData } from "./page.ts";
import { importPage } from "./page-modules.ts";
import { PageRoot } from "./page-root.tsx";

/** Hydrates the page the server rendered, from the data beside it. Resolves when it answers to presses. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  const json = document.getElementById("page-data")?.textContent;
  if (!root || !json) return;
  const data = JSON.parse(json) as PageData; // written by our own server beside this very page
  const { component } = await importPage(data.module);
  const provideWords = await wordsOf(data);
  await new Promise<void>((resolve) => {
    // As a transition React wakes the page in short steps, and answers to the visitor in between.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <PageRoot
            component={component}
            address={data.address}
            props={data.props}
            provideWords={provideWords}
            onAwake={resolve}
          />
        </StrictMode>,
        rootErrors,
      );
    });
  });
}

/** The document has fetched these modules already, with the page that needs them. */
async function wordsOf({ address, messages }: PageData): Promise<(page: ReactNode) => ReactNode> {
  if (Object.keys(messages).length === 0) return (page) => page;
  const [{ createIntl }, { provideWords }] = await Promise.all([
    import("./i18n/create-intl.ts"),
    import("./i18n/provide-words.tsx"),
  ]);
  return provideWords(createIntl(address.locale, messages));
}
