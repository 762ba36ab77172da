import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import * as css from "./agreement.css.ts";
import type { Standing } from "./use-agreement.ts";

/** How somebody stands to the agreement, and where they go from there. */
export function AgreementStanding({ id, standing }: { id: string; standing: Standing }) {
  const address = useAddress();
  const { formatDate } = useIntl();
  const here = localePath(address.path, address.locale);
  return (
    // There from the start, so that what appears in it is announced.
    <output id={id} className={css.standing}>
      {standing.kind === "visitor" && (
        <>
          <span className={css.sentence}>
            <FormattedMessage id="agreement.visitor" />
          </span>
          <TextLink href={loginPath(address, here)}>
            <FormattedMessage id="agreement.signIn" />
          </TextLink>
        </>
      )}
      {standing.kind === "not-realtor" && (
        <span className={css.sentence}>
          <FormattedMessage id="agreement.notRealtor" />
        </span>
      )}
      {standing.kind === "accepted" && (
        <>
          <span className={css.sentence}>
            <FormattedMessage
              id="agreement.accepted"
              values={{
                version: standing.acceptance.version,
                date: formatDate(standing.acceptance.acceptedAt, { dateStyle: "long" }),
              }}
            />
          </span>
          <TextLink href={localePath(standing.next, address.locale)}>
            <FormattedMessage id="agreement.continue" />
          </TextLink>
        </>
      )}
    </output>
  );
}
