import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { useRequiredSession } from "#app/session/use-required-session.ts";
import { BuyingGuide, type BuyingProps } from "./buying-guide.tsx";
import * as css from "./buying.css.ts";
import { TextLink } from "@realtor/ui/text-link";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import { steps } from "./buying-steps.ts";
import { StepTitle } from "./guide-step.tsx";

/**
 * Six steps of buying with a loan, for signed-in home buyers. Without a session the page shows the
 * headings and then redirects to sign-in and back. See docs/spec/routes.md#buying-guide.
 */
function BuyingPage(props: BuyingProps) {
  const { frame, labels, year, realtorId } = props;
  const session = useRequiredSession();
  const account = session?.userInfo?.id ?? "";
  return (
    <PageFrame frame={frame} labels={labels} year={year}>
      <div className={`${wrap} ${css.page}`}>
        <h1 className={css.title}>
          <FormattedMessage
            id="buying.title"
            defaultMessage={"Six steps\nto your front door"}
            description="Heading of the guide to buying a home, in two lines."
          />
        </h1>
        <p className={css.lead}>
          <FormattedMessage
            id="buying.lead"
            defaultMessage="How a home is bought with a loan, from the first talk with a lender to the keys."
            description="Text below the heading of the guide to buying a home."
          />
        </p>
        {session ? (
          <BuyingGuide key={account} {...props} storageKey={`buying:${realtorId}:${account}`} />
        ) : (
          <BuyingOutline />
        )}
      </div>
    </PageFrame>
  );
}

/** Shown without a session and until hydration: the step titles and the sign-in link. */
function BuyingOutline() {
  const address = useAddress();
  const here = localePath(address.path, address.locale) + address.search;
  return (
    <>
      <div className={css.signIn}>
        <p>
          <FormattedMessage
            id="buying.signIn"
            defaultMessage="Sign in to read each step, keep a checklist of your own and estimate a monthly payment."
            description="Text that asks the visitor to sign in to read the guide."
          />
        </p>
        <TextLink href={loginPath(address, here)}>
          <FormattedMessage
            id="buying.signIn.link"
            defaultMessage="Sign in"
            description="Link to the sign-in page in the guide to buying a home."
          />
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

export { BuyingPage as component };
