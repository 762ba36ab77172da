import { Plan } from "@realtor/ui/plan";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { RequestButton } from "#app/request/request-button.tsx";
import * as css from "./closing.css.ts";

/** The blue section: the keys, and the plan of the house. */
export function Closing() {
  return (
    <section className={css.closing} id="closing">
      <div className={`${wrap} ${css.content}`}>
        <h2 className={css.title}>
          <FormattedMessage id="landing.close.title" />
        </h2>
        <p className={css.lead}>
          <FormattedMessage id="landing.close.lead" />
        </p>
        <RequestButton>
          <FormattedMessage id="landing.close.cta" />
        </RequestButton>
      </div>
      <div className={css.drawing}>
        <Plan drawOnce />
      </div>
    </section>
  );
}
