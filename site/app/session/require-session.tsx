import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "./login-path.ts";
import * as css from "./require-session.css.ts";
import type { Session } from "./session-store.ts";
import { useRequiredSession } from "./use-required-session.ts";

interface RequireSessionProps {
  children: ReactNode | ((session: Session) => ReactNode);
}

/**
 * Renders its children for signed-in users and redirects visitors to sign in
 * (docs/spec/routes.md#authentication-middleware). Render it inside `<main>`, and add `sessionMessages`
 * to the page's messages.
 */
export function RequireSession({ children }: RequireSessionProps) {
  const address = useAddress();
  const session = useRequiredSession();
  if (session) return typeof children === "function" ? children(session) : children;
  const back = localePath(address.path, address.locale) + address.search;
  return (
    <div className={`${wrap} ${css.gate}`}>
      <p className={css.wait}>
        <FormattedMessage id="session.wait" />
      </p>
      <noscript>
        <p className={css.message}>
          <FormattedMessage id="session.needed" /> <FormattedMessage id="session.script" />
        </p>
        <TextLink href={loginPath(address, back)}>
          <FormattedMessage id="session.link" />
        </TextLink>
      </noscript>
    </div>
  );
}
