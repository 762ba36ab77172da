// Email addresses can contain characters outside the font subset.
import "#app/fonts/full.css";
import "#app/fonts/rest.css";
import { useQueryAndHash } from "#app/layout/site-language-menu.tsx";
import { sameSitePath } from "#app/session/after-sign-in.ts";
import { useAddress } from "#app/page-root.tsx";
import { InvitationPage } from "./invitation.tsx";
import type { LoginProps } from "./login-layout.tsx";
import { NewPassword } from "./new-password.tsx";
import { usePasswordLink } from "./password-link.ts";
import { SignIn } from "./sign-in.tsx";

/**
 * Sign-in, or with a link in the URL an invitation or the new password form. See docs/spec/routes.md#sign-in.
 */
function LoginPage(props: LoginProps) {
  const { redirect, expired } = readQuery(useQueryAndHash());
  const link = usePasswordLink();
  const { search } = useAddress();
  if (link?.kind === "invite" || (!link && new URLSearchParams(search).has("invite")))
    return <InvitationPage {...props} token={link ? link.token : undefined} redirect={redirect} />;
  if (link) return <NewPassword {...props} token={link.token} redirect={redirect} />;
  return <SignIn {...props} redirect={redirect} expired={expired} />;
}

function readQuery(queryAndHash: string): { redirect: string | null; expired: boolean } {
  const query = new URLSearchParams(queryAndHash.replace(/#.*$/s, ""));
  return { redirect: sameSitePath(query.get("redirect")), expired: query.has("expired") };
}

export { LoginPage as component };
