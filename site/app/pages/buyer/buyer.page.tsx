import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import { useAddress } from "#app/page-root.tsx";
import type { BuyingState } from "#app/pages/buying/buying-steps.ts";
import * as css from "#app/pages/buying/buying.css.ts";
import { buyingPath } from "#app/layout/agent-frame/agent-path.ts";
import { loginPath } from "#app/session/login-path.ts";
import { useRequiredSession } from "#app/session/use-required-session.ts";

/** Independent of the user, so the document can be cached. */
export interface BuyerProps {
  frame: Extract<Frame, { kind: "agent" }>;
  realtorId: string;
  /** The agent's own state first. */
  states: readonly BuyingState[];
  labels: LegalLabels;
  year: number;
}

/** With its messages: the document contains nothing of it. */
const AccountGuide = lazy(async () => ({
  default: (await import("./account-guide.tsx")).AccountGuide,
}));

/**
 * The guide to buying a home with the checklist of the signed-in buyer. A visitor is redirected to sign-in and
 * back. See docs/spec/routes.md#buying-guide.
 */
function BuyerPage({ frame, labels, year, realtorId, states }: BuyerProps) {
  const session = useRequiredSession();
  const account = session?.userInfo?.id ?? "";
  return (
    <PageFrame frame={frame} labels={labels} year={year}>
      <div className={`${wrap} ${css.page}`}>
        <h1 className={css.title}>
          <FormattedMessage id="buyer.title" />
        </h1>
        {session ? (
          <Suspense>
            <AccountGuide
              key={account}
              frame={frame}
              states={states}
              storageKey={`buying:${realtorId}:${account}`}
              keptFor="account"
            />
          </Suspense>
        ) : (
          <SignInFirst home={frame.home} />
        )}
      </div>
    </PageFrame>
  );
}

/** Shown without a session and until hydration. */
function SignInFirst({ home }: { home: string }) {
  const address = useAddress();
  const here = localePath(address.path, address.locale) + address.search;
  return (
    <div className={css.signIn}>
      <p>
        <FormattedMessage id="buyer.signIn" />
      </p>
      <p>
        <TextLink href={loginPath(address, here)}>
          <FormattedMessage id="buyer.signIn.link" />
        </TextLink>
      </p>
      <p>
        <TextLink href={localePath(buyingPath(home), address.locale)}>
          <FormattedMessage id="buyer.guide" />
        </TextLink>
      </p>
    </div>
  );
}

export { BuyerPage as component };
