import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { receivedFull } from "./received-time.ts";

interface FactProps {
  /** Message id of the term. */
  id: FormatjsIntl.Message["ids"];
  children: ReactNode;
}

/** A term and its value, inside a `<dl>`. */
export function Fact({ id, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ReceivedFact({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useAddress();
  return (
    <Fact id="inbox.received">
      <time className={css.figures} dateTime={at}>
        {receivedFull(at, { locale, timeZone })}
      </time>
    </Fact>
  );
}
