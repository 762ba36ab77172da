import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import type { Loaded, Messages, PageAddress, PageModuleName } from "#app/page.ts";
import { loginMessages } from "#app/pages/login/login-messages.ts";
import { adminMessages } from "./admin-messages.ts";
import type { AdminLabels } from "./admin-page.tsx";

interface AdminScreen {
  module: PageModuleName;
  messages: readonly Record<Locale, Messages>[];
  title: FormatjsIntl.Message["ids"];
}

/**
 * Creates the `load` of an admin screen. The document contains the layout only; the browser fetches all
 * user data with the user's token.
 */
export function adminLoader({ module, messages, title }: AdminScreen) {
  return async ({ locale }: PageAddress): Promise<Loaded> => {
    const { common, language } = labelsFor(locale);
    const props: AdminLabels = { labels: { common, language } };
    const all = [adminMessages, loginMessages, ...messages].map((one) => one[locale]);
    return {
      kind: "page",
      module,
      messages: Object.assign({}, ...all) as Messages, // a merge of Messages
      props,
      tags: [],
      head: (intl) => ({ title: intl.formatMessage({ id: title }), alternates: [], index: false }),
    };
  };
}
