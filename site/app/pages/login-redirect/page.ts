import { definePage } from "#app/page.ts";
import { loadLogin } from "#app/pages/login/load-login.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";

/** The target of a provider's redirect; the browser completes the sign-in. */
export const page = definePage({
  paths: ["/login/redirect", "/{desiredUrl}/login/redirect"],
  messages: pageMessages("login"),
  components: { "login-redirect": () => import("./login-redirect.page.tsx") },
  load: (address, context) => loadLogin("login-redirect", address, context),
});
