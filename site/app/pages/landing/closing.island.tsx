import { FloorPlan } from "@realtor/ui/floor-plan";
import { wrap } from "@realtor/ui/styles";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import * as css from "./closing.css.ts";
import type { LandingMessages } from "./landing-messages.ts";

export function Closing({ messages }: { messages: LandingMessages["closing"] }) {
  return (
    <section className={css.closing} id="closing">
      <div className={`${wrap} ${css.content}`}>
        <h2 className={css.title}>{messages.title}</h2>
        <p className={css.lead}>{messages.lead}</p>
        <RequestButton>{messages.cta}</RequestButton>
      </div>
      <div className={css.drawing}>
        <FloorPlan drawOnce />
      </div>
    </section>
  );
}
