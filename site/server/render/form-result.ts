import { defaultLocale, locales } from "@realtor/api/locales";
import { getDialCode, normalizePhone, readPhone } from "@realtor/api/rules";
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
    // The form of a home has another id than that of a website.
    const fragment = page.includes("/homes/") ? "request" : query;
    if (result.kind === "sent") {
      const { values, requestKey, isAnswered = false, answerFailed = false } = result;
      const { phone = "", phoneCountryCode = "" } = values;
      const isInDoubt =
        readPhone({ phone: normalizePhone(phone, getDialCode(phoneCountryCode)), phoneCountryCode })
          .length > 1;
      if (!isInDoubt && !isAnswered) return c.redirect(`${page}?${query}=sent#${fragment}`, 303);
      // No address may have the number, so the page that asks about it is the response itself.
      return pages.showForm(c, page, { state: "sent", values, requestKey, answerFailed });
    }
    const form: FormState =
      result.kind === "rejected"
        ? { state: "rejected", values: result.values, errors: result.errors }
        : {
            state: "failed",
            values: result.values,
            ...(result.kind === "limited" && { retryAfter: result.retryAfter }),
          };
    return pages.showForm(c, page, form);
  };
}

/** Paths of the pages with a form: landing page, website and home, also on an own domain. */
const formPage =
  /^\/(?:[A-Za-z_-]{2,40})?$|^(?:\/[A-Za-z_-]{2,40})?\/homes(?:\/[\w.~%-]{1,200}){1,2}$/;

/** The path of the page that contains the form, in the form's language. */
function getFormPage(locale: string | undefined, page = "/"): string {
  const known = locales.find((one) => one === locale) ?? defaultLocale;
  return localePath(formPage.test(page) ? page : "/", known);
}
