import { ErrorPage as ErrorLayout } from "@realtor/ui/error-page";
import type { Labels } from "@realtor/ui/labels";
import { useIntl } from "react-intl";
import { SiteLogo } from "#app/layout/site-header.tsx";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useAddress } from "#app/page-root.tsx";

const texts = {
  "not-found": { title: "error.404.title", body: "error.404.body" },
  gone: { title: "error.gone.title", body: "error.gone.body" },
  failed: { title: "error.500.title", body: "error.500.body" },
  unpublished: { title: "error.unpublished.title", body: "error.unpublished.body" },
  problem: { title: "error.problem.title", body: "error.500.body" },
} as const satisfies Record<string, Record<"title" | "body", MessageKey>>;

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
      title={formatMessage({ id: texts[kind].title })}
      body={problem?.text ?? formatMessage({ id: texts[kind].body })}
      action={
        failed
          ? {
              label: formatMessage({ id: "error.500.action" }),
              href: problem?.returnTo ?? localePath(path, locale) + search,
            }
          : {
              label: formatMessage({ id: "error.404.action" }),
              href: localePath("/", locale),
            }
      }
      reference={
        reference === null ? undefined : formatMessage({ id: "error.ref" }, { id: reference })
      }
    />
  );
}

export { ErrorPage as component };
