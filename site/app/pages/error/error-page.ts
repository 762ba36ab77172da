import { labelsFor } from "@realtor/ui/labels";
import type { IntlShape } from "react-intl";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { LoadedPage, PageAddress } from "#app/page.ts";
import type { ErrorProps } from "./error.page.tsx";

/** The page for every error; it has no path. See docs/spec/routes.md#error-page. */
export const errorPage = {
  messages: pageMessages("error"),
  components: { error: () => import("./error.page.tsx") },
};

/**
 * 404, or a failure: 500, or 503 for an unavailable service without a cached copy; 503 also for a legal
 * text that is not published.
 */
export type PageError =
  | { status: 404 }
  | { status: 500 | 503; reference: string }
  | { status: 503; unpublished: true };

export function loadError(
  { locale, path }: PageAddress,
  { formatMessage }: IntlShape,
  error: PageError,
): LoadedPage<"error", ErrorProps> {
  const { common, language } = labelsFor(locale);
  const kind =
    error.status === 404 ? "not-found" : "unpublished" in error ? "unpublished" : "failed";
  const titles = {
    "not-found": () =>
      formatMessage(
        {
          id: "error.404.documentTitle",
          defaultMessage: "Page not found: {path}",
          description:
            "Document title of the page for an address that does not exist; {path} is the requested path.",
        },
        { path },
      ),
    failed: () =>
      formatMessage({
        id: "error.500.documentTitle",
        defaultMessage: "Internal Server Error",
        description: "Document title of the page after a server error.",
      }),
    unpublished: () =>
      formatMessage({
        id: "error.unpublished.documentTitle",
        defaultMessage: "Not published yet",
        description: "Document title of the page for a legal text that is not published yet.",
      }),
  };
  return {
    kind: "page",
    module: "error",
    props: {
      labels: { common, language },
      kind,
      reference: "reference" in error ? error.reference : null,
    },
    tags: [],
    status: error.status,
    cacheable: false,
    head: {
      title: titles[kind](),
      alternates: [],
      index: false,
    },
  };
}
