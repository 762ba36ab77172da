import { ErrorPage as ErrorLayout } from "@realtor/ui/error-page";
import type { Labels } from "@realtor/ui/labels";
import { useIntl } from "react-intl";
import { SiteLogo } from "#app/layout/site-header.tsx";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";

const messages = defineMessages({
  notFoundTitle: {
    id: "error.404.title",
    defaultMessage: "There’s no home\nat this address",
    description: "Heading of the page for an address that does not exist, in two lines.",
  },
  failedTitle: {
    id: "error.500.title",
    defaultMessage: "The door won’t\nopen right now",
    description: "Heading of the page after a server error, in two lines.",
  },
  notFoundBody: {
    id: "error.404.body",
    defaultMessage: "The address may have changed, or may have been mistyped.",
    description: "Text of the page for an address that does not exist.",
  },
  failedBody: {
    id: "error.500.body",
    defaultMessage: "Something is wrong on our side. Please try again in a moment.",
    description: "Text of the page after a server error.",
  },
  unpublishedTitle: {
    id: "error.unpublished.title",
    defaultMessage: "This text isn’t\npublished yet",
    description: "Heading of the page for a legal text that is not published yet, in two lines.",
  },
  unpublishedBody: {
    id: "error.unpublished.body",
    defaultMessage:
      "The details of the company that runs this site are still being completed. Please come back later.",
    description: "Text of the page for a legal text that is not published yet.",
  },
  goneTitle: {
    id: "error.gone.title",
    defaultMessage: "This website\nis closed",
    description: "Heading of the page at the address of a deleted website, in two lines.",
  },
  goneBody: {
    id: "error.gone.body",
    defaultMessage: "The agent who was here no longer has a website with us.",
    description: "Text of the page at the address of a deleted website.",
  },
  problemTitle: {
    id: "error.problem.title",
    defaultMessage: "That didn’t\nwork",
    description:
      "Heading of the page after a request that was refused, in two lines; the text below says why.",
  },
});

const texts = {
  "not-found": { title: messages.notFoundTitle, body: messages.notFoundBody },
  gone: { title: messages.goneTitle, body: messages.goneBody },
  failed: { title: messages.failedTitle, body: messages.failedBody },
  unpublished: { title: messages.unpublishedTitle, body: messages.unpublishedBody },
  problem: { title: messages.problemTitle, body: messages.failedBody },
};

export interface ErrorProps {
  labels: Pick<Labels, "common" | "language">;
  kind: keyof typeof texts;
  /** Request id under which the failure is logged; null where nothing failed. */
  reference: string | null;
  /** Words of the problem, and the path of the page to return to. */
  problem?: { text: string; returnTo: string };
}

/** The page for 404, for 410, for 500 and 503 with a reference number, for an unpublished text and for problem details. See docs/spec/routes.md#error-page. */
function ErrorPage({ labels, kind, reference, problem }: ErrorProps) {
  const { formatMessage } = useIntl();
  const { locale, path, search } = useAddress();
  const failed = kind === "failed" || kind === "problem";
  return (
    <ErrorLayout
      illustration={failed ? "closed-door" : "placeholder-plan"}
      logo={<SiteLogo />}
      languageMenu={<SiteLanguageMenu labels={labels} />}
      title={formatMessage(texts[kind].title)}
      body={problem?.text ?? formatMessage(texts[kind].body)}
      action={
        failed
          ? {
              label: formatMessage({
                id: "error.500.action",
                defaultMessage: "Try again",
                description: "Link that loads the page again after a server error.",
              }),
              href: problem?.returnTo ?? localePath(path, locale) + search,
            }
          : {
              label: formatMessage({
                id: "error.404.action",
                defaultMessage: "Go to the front door",
                description:
                  "Link to the home page on the page for an address that does not exist.",
              }),
              href: localePath("/", locale),
            }
      }
      reference={
        reference === null
          ? undefined
          : formatMessage(
              {
                id: "error.ref",
                defaultMessage: "Reference {id}",
                description:
                  "Reference for support on the error page; {id} is the id of the error in the log.",
              },
              { id: reference },
            )
      }
    />
  );
}

export { ErrorPage as component };
