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

/** 404, or a failure: 500, or 503 for an unavailable service without a cached copy. */
export type PageError = { status: 404 } | { status: 500 | 503; reference: string };

export function loadError(
  { locale, path }: PageAddress,
  { formatMessage }: IntlShape,
  error: PageError,
): LoadedPage<"error", ErrorProps> {
  const { common, language } = labelsFor(locale);
  const isMissing = error.status === 404;
  return {
    kind: "page",
    module: "error",
    props: {
      labels: { common, language },
      kind: isMissing ? "not-found" : "failed",
      reference: isMissing ? null : error.reference,
    },
    tags: [],
    status: error.status,
    cacheable: false,
    head: {
      title: isMissing
        ? formatMessage(
            {
              id: "error.404.documentTitle",
              defaultMessage: "Page not found: {path}",
              description:
                "Document title of the page for an address that does not exist; {path} is the requested path.",
            },
            { path },
          )
        : formatMessage({
            id: "error.500.documentTitle",
            defaultMessage: "Internal Server Error",
            description: "Document title of the page after a server error.",
          }),
      alternates: [],
      index: false,
    },
  };
}
