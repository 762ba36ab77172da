import type { ProblemCode } from "@realtor/api/problem-codes";
import { labelsFor } from "@realtor/ui/labels";
import type { IntlShape } from "react-intl";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { LoadedPage, PageAddress } from "#app/page.ts";
import { getStatusMessage, problemMessages } from "#app/problems/problem-messages.ts";
import type { ErrorProps } from "./error.page.tsx";

/** The page for every error; it has no path. See docs/spec/routes.md#error-page. */
export const errorPage = {
  messages: pageMessages("error"),
  /** Texts of problem details: the page contains only the ones it shows. */
  problemMessages: pageMessages("problem"),
  components: { error: () => import("./error.page.tsx") },
};

/**
 * 404, 410 for a deleted website, or a failure: 500, or 503 for an unavailable service without a cached copy; 503 also for a legal
 * text that is not published.
 */
export type PageError =
  | { status: 404 | 410 }
  | { status: 500 | 503; reference: string }
  | { status: 503; unpublished: true }
  | PageProblem;

/** Problem details that a browser would show as JSON: of a form without JavaScript, or of a file. */
export interface PageProblem {
  status: number;
  /** Undefined for one that is no `ProblemCode`. */
  code: ProblemCode | undefined;
  /** Path of the page to return to. */
  returnTo: string;
}

function kindOf(error: PageError): ErrorProps["kind"] {
  if ("returnTo" in error) return "problem";
  if (error.status === 404) return "not-found";
  if (error.status === 410) return "gone";
  return "unpublished" in error ? "unpublished" : "failed";
}

export function loadError(
  { locale, path }: PageAddress,
  { formatMessage }: IntlShape,
  error: PageError,
): LoadedPage<"error", ErrorProps> {
  const { common, language } = labelsFor(locale);
  const kind = kindOf(error);
  const titles = {
    "not-found": () => formatMessage({ id: "error.404.documentTitle" }, { path }),
    gone: () => formatMessage({ id: "error.gone.documentTitle" }),
    failed: () => formatMessage({ id: "error.500.documentTitle" }),
    unpublished: () => formatMessage({ id: "error.unpublished.documentTitle" }),
    problem: () => formatMessage({ id: "error.problem.documentTitle" }),
  };
  return {
    kind: "page",
    module: "error",
    props: {
      labels: { common, language },
      kind,
      reference: "reference" in error ? error.reference : null,
      ...("returnTo" in error && {
        problem: {
          text: formatMessage({
            id:
              error.code === undefined
                ? getStatusMessage(error.status)
                : problemMessages[error.code],
          }),
          returnTo: error.returnTo,
        },
      }),
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
