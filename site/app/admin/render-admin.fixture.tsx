import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import type { Messages } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { loginMessages } from "#app/pages/login/login-messages.ts";
import type { SessionRole } from "#app/session/stored-session.ts";
import { adminMessages } from "./admin-messages.ts";
import type { AdminLabels } from "./admin-page.tsx";
import { newWebsiteMessages } from "./new-website/new-website-messages.ts";

interface RenderOptions {
  /** Role of the signed-in user. */
  role?: SessionRole;
  /** Including the query. */
  path: string;
  locale?: Locale;
  messages: Record<Locale, Messages>;
}

/** Renders a hydrated admin page for tests. */
export function renderAdmin(
  component: (props: AdminLabels) => ReactNode,
  { role = "admin", path, locale = "ko", messages }: RenderOptions,
) {
  history.replaceState(null, "", path);
  localStorage.setItem("accessToken", role);
  const user = { id: role, name: "Sample", email: `${role}@example.com`, role };
  localStorage.setItem("userInfo", JSON.stringify(user));
  const all = [adminMessages, loginMessages, newWebsiteMessages, messages];
  const allMessages = Object.assign({}, ...all.map((one) => one[locale])) as Messages; // a merge of Messages
  const { common, language } = labelsFor(locale);
  return render(
    <PageRoot
      component={component}
      address={{
        locale,
        path: path.replace(/\?.*$/, ""),
        search: "",
        origin: "https://realtor.example",
        ownDomain: false,
      }}
      props={{ labels: { common, language } } satisfies AdminLabels}
      provideIntl={provideIntl(createIntl(locale, allMessages))}
    />,
  );
}
