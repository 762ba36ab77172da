import { labelsFor } from "@realtor/ui/labels";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import type { ErrorProps } from "./error-props.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

type ErrorPage = Extract<Loaded, { kind: "page" }>;

/** The 404 page. See docs/spec/routes.md#error-page. */
export function notFoundPage(address: PageAddress): ErrorPage {
  return errorPage(address, 404, { kind: "not-found", reference: null });
}

/** The page for an internal error (500), or for an unavailable service without a cached copy (503). */
export function failedPage(
  address: PageAddress,
  { status, reference }: { status: 500 | 503; reference: string },
): ErrorPage {
  return errorPage(address, status, { kind: "failed", reference });
}

function errorPage(
  address: PageAddress,
  status: number,
  state: Pick<ErrorProps, "kind" | "reference">,
): ErrorPage {
  const { common, language } = labelsFor(address.locale);
  const props: ErrorProps = { labels: { common, language }, ...state };
  return {
    kind: "page",
    module: "error",
    messages: messages[address.locale],
    props,
    tags: [],
    status,
    cacheable: false,
    head: (intl) => ({
      title:
        state.kind === "not-found"
          ? intl.formatMessage({ id: "error.404.documentTitle" }, { path: address.path })
          : intl.formatMessage({ id: "error.500.documentTitle" }),
      alternates: [],
      index: false,
    }),
  };
}
