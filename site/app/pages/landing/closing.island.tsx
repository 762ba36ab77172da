import { Plan } from "@realtor/ui/plan";
import { wrap } from "@realtor/ui/styles";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import * as css from "./closing.css.ts";
import type { LandingWords } from "./landing-words.ts";

/** The blue section: the keys, and the plan of the house. */
export function Closing({ words }: { words: LandingWords["closing"] }) {
  return (
    <section className={css.closing} id="closing">
      <div className={`${wrap} ${css.content}`}>
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.lead}>{words.lead}</p>
        <RequestButton>{words.cta}</RequestButton>
      </div>
      <div className={css.drawing}>
        <Plan drawOnce />
      </div>
    </section>
  );
}
