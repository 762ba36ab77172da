import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import { steps } from "./buying-steps.ts";
import * as css from "./buying.css.ts";
import { StepTitle } from "./guide-step.tsx";

/** Shown without a session and until hydration: the step titles and the sign-in link. */
export function BuyingOutline() {
  const address = useAddress();
  const here = localePath(address.path, address.locale) + address.search;
  return (
    <>
      <div className={css.signIn}>
        <p>
          <FormattedMessage id="buying.signIn" />
        </p>
        <TextLink href={loginPath(address, here)}>
          <FormattedMessage id="buying.signIn.link" />
        </TextLink>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step} className={css.outlineStep}>
            <StepTitle step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}
