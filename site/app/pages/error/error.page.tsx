import { ErrorPage as ErrorLayout } from "@realtor/ui/error-page";
import type { Labels } from "@realtor/ui/labels";
import { useIntl } from "react-intl";
import { SiteLogo } from "#app/layout/site-header.tsx";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";

export interface ErrorProps {
  labels: Pick<Labels, "common" | "language">;
  kind: "not-found" | "failed";
  /** Request id under which the failure is logged; null for a missing page. */
  reference: string | null;
}

/** The page for 404, and for 500 and 503 with a reference number. See docs/spec/routes.md#error-page. */
function ErrorPage({ labels, kind, reference }: ErrorProps) {
  const { formatMessage } = useIntl();
  const { locale, path, search } = useAddress();
  const missing = kind === "not-found";
  return (
    <ErrorLayout
      illustration={missing ? "placeholder-plan" : "closed-door"}
      logo={<SiteLogo />}
      languageMenu={<SiteLanguageMenu labels={labels} />}
      title={formatMessage({ id: missing ? "error.404.title" : "error.500.title" })}
      body={formatMessage({ id: missing ? "error.404.body" : "error.500.body" })}
      action={
        missing
          ? { label: formatMessage({ id: "error.404.action" }), href: localePath("/", locale) }
          : {
              label: formatMessage({ id: "error.500.action" }),
              href: localePath(path, locale) + search,
            }
      }
      reference={
        reference === null ? undefined : formatMessage({ id: "error.ref" }, { id: reference })
      }
    />
  );
}

export { ErrorPage as component };
