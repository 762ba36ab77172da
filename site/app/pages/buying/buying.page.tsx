import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { useRequiredSession } from "#app/session/use-required-session.ts";
import { BuyingGuide, type BuyingProps } from "./buying-guide.tsx";
import { BuyingOutline } from "./buying-outline.tsx";
import * as css from "./buying.css.ts";

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
          <FormattedMessage id="buying.title" />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="buying.lead" />
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

export { BuyingPage as component };
