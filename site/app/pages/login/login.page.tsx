// Email addresses can contain characters outside the font subset.
import "#app/fonts/full.css";
import "#app/fonts/rest.css";
import { useQueryAndHash } from "#app/layout/site-language-menu.tsx";
import { sameSitePath } from "#app/session/after-sign-in.ts";
import type { LoginProps } from "./login-layout.tsx";
import { NewPassword } from "./new-password.tsx";
import { usePasswordLink } from "./password-link.ts";
import { SignIn } from "./sign-in.tsx";

/**
 * Sign-in, or the new password form when the URL has a password link. See docs/spec/routes.md#sign-in.
 */
function LoginPage(props: LoginProps) {
  const { redirect, expired } = readQuery(useQueryAndHash());
  const link = usePasswordLink();
  if (link) return <NewPassword {...props} link={link} redirect={redirect} />;
  return <SignIn {...props} redirect={redirect} expired={expired} />;
}

function readQuery(queryAndHash: string): { redirect: string | null; expired: boolean } {
  const query = new URLSearchParams(queryAndHash.replace(/#.*$/s, ""));
  return { redirect: sameSitePath(query.get("redirect")), expired: query.has("expired") };
}

export { LoginPage as component };
