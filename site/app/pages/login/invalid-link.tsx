import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import * as page from "./login.css.ts";
import type { PasswordLinkKind } from "./password-link.ts";
import { ResetRequestForm } from "./reset-request-form.tsx";
import * as css from "./sign-in-form.css.ts";

interface InvalidLinkProps {
  kind: PasswordLinkKind;
  /** Path to continue to after sign-in. */
  redirect: string | null;
}

/** Next steps after a used or expired link: sign in, or request a new link. */
export function InvalidLink({ kind, redirect }: InvalidLinkProps) {
  const address = useAddress();
  return (
    <>
      <p className={page.lead}>
        <FormattedMessage id={`login.spent.${kind}`} />
      </p>
      <div className={css.buttons}>
        <Button href={loginPath(address, redirect)} fullWidth>
          <FormattedMessage id="login.submit" />
        </Button>
      </div>
      {kind === "reset" && (
        <>
          <p className={css.or}>
            <FormattedMessage id="login.or" />
          </p>
          <ResetRequestForm email="" />
        </>
      )}
    </>
  );
}
