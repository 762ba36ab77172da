// Email addresses can contain characters outside the font subset.
import "#app/fonts/full.css";
import "#app/fonts/rest.css";
import { useQueryAndHash } from "#app/layout/site-language-menu.tsx";
import { sameSitePath } from "#app/session/after-sign-in.ts";
import { useAddress } from "#app/page-root.tsx";
import { useIntl } from "react-intl";
import { LinkWaiting } from "./link-waiting.tsx";
import type { LoginProps } from "./login-layout.tsx";
import { hasPasswordLink, usePasswordLink } from "./password-link.ts";
import { SignIn } from "./sign-in.tsx";
import { loadLinkPages, useLinkPages } from "./use-link-pages.ts";

if (!import.meta.env.SSR && hasPasswordLink()) void loadLinkPages();

/**
 * Sign-in, or with a link in the URL an invitation or the new password form. See docs/spec/routes.md#sign-in.
 */
function LoginPage(props: LoginProps) {
  const { redirect, ...reason } = readQuery(useQueryAndHash());
  const link = usePasswordLink();
  const { search } = useAddress();
  const { formatMessage } = useIntl();
  const isInvitation = link ? link.kind === "invite" : new URLSearchParams(search).has("invite");
  const state = useLinkPages(isInvitation || link !== null);
  if (isInvitation || link) {
    if (state.kind !== "loaded")
      return (
        <LinkWaiting
          labels={props.labels}
          agent={props.agent}
          title={formatMessage({ id: isInvitation ? "login.invite.title" : "login.reset.title" })}
          lotOnly={isInvitation}
          failure={state.kind === "failed" ? { kind: "unreachable" } : null}
          // Not every browser fetches a module again that could not be loaded.
          onRetry={() => location.reload()}
        />
      );
    const { InvitationPage, NewPassword } = state.pages;
    if (isInvitation)
      return (
        <InvitationPage {...props} token={link ? link.token : undefined} redirect={redirect} />
      );
    if (link) return <NewPassword {...props} token={link.token} redirect={redirect} />;
  }
  return <SignIn {...props} redirect={redirect} {...reason} />;
}

function readQuery(queryAndHash: string) {
  const query = new URLSearchParams(queryAndHash.replace(/#.*$/s, ""));
  const deleting = new Date(query.get("deleting") ?? "");
  return {
    redirect: sameSitePath(query.get("redirect")),
    expired: query.has("expired"),
    deleting: deleting > new Date() ? deleting : null,
  };
}

export { LoginPage as component };
