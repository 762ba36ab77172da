import { definePage } from "#app/page.ts";
import { loadLogin } from "./load-login.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";

/** The sign-in page of the platform or of an agent. See docs/spec/routes.md#sign-in. */
export const page = definePage({
  paths: ["/login", "/{desiredUrl}/login"],
  // The address of an invitation without its token, which is in the fragment.
  query: { invite: [""] },
  messages: pageMessages("login"),
  components: { login: () => import("./login.page.tsx") },
  load: (address, context) => loadLogin("login", address, context),
});
