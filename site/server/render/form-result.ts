import { defaultLocale, locales } from "@realtor/api/locales";
import type { FormState } from "#app/page.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { OnFormResult } from "../http/form.ts";
import type { SitePages } from "./site-pages.ts";

/**
 * Responds to a form posted without JavaScript: redirects to the confirmation, or renders the page
 * again with the submitted values. `query` names the form in the page's URL.
 */
export function respondToForm(
  pages: Pick<SitePages, "showForm">,
  query: "request" | "contact",
): OnFormResult {
  return (c, result) => {
    const page = getFormPage(result.values.locale, c.req.query("page"));
    if (result.kind === "sent") return c.redirect(`${page}?${query}=sent#${query}`, 303);
    const form: FormState =
      result.kind === "rejected"
        ? { state: "rejected", values: result.values, errors: result.errors }
        : { state: "failed", values: result.values };
    return pages.showForm(c, page, form);
  };
}

/** The path of the page that contains the form, in the form's language. */
function getFormPage(locale: string | undefined, page = "/"): string {
  const known = locales.find((one) => one === locale) ?? defaultLocale;
  return localePath(/^\/[A-Za-z_-]{2,40}$/.test(page) ? page : "/", known);
}
