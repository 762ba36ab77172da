import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame, type PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";
import { island } from "#app/hydration/island.ts";
import * as demo from "../demo-page.css.ts";
import * as css from "./pinia-sample.css.ts";

/** Two islands that share state only through the store. */
const Workbench = await island(
  "#workbench",
  async () => (await import("./workbench.island.tsx")).Workbench,
);
const Nameplate = await island(
  "#nameplate",
  async () => (await import("./nameplate.island.tsx")).Nameplate,
);

export type PiniaSampleProps = Omit<PageFrameProps, "children" | "banner"> & { lead: string };

const notes = ["reload", "tab", "here"] as const;

/** Client state demo: two islands share one store. See docs/spec/routes.md#sample-pages. */
function PiniaSamplePage({ lead, ...frame }: PiniaSampleProps) {
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${demo.page}`}>
        <h1 className={demo.title}>
          <FormattedMessage id="pinia.title" />
        </h1>
        <p className={demo.lead}>{lead}</p>
        <noscript>
          <p className={demo.notice}>
            <FormattedMessage id="pinia.noScript" />
          </p>
        </noscript>
        <section id="workbench" className={css.section} aria-labelledby="workbench-title">
          <h2 id="workbench-title" className={css.heading}>
            <FormattedMessage id="pinia.workbench" />
          </h2>
          <Suspense>
            <Workbench />
          </Suspense>
        </section>
        <section className={css.section} aria-labelledby="notes">
          <h2 id="notes" className={css.heading}>
            <FormattedMessage id="pinia.notes" />
          </h2>
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note} className={css.note}>
                <h3 className={css.noteTitle}>
                  <FormattedMessage id={`pinia.${note}.title`} />
                </h3>
                <p>
                  <FormattedMessage id={`pinia.${note}.body`} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section id="nameplate" className={css.section} aria-labelledby="nameplate-title">
          <h2 id="nameplate-title" className={css.heading}>
            <FormattedMessage id="pinia.nameplate" />
          </h2>
          <Suspense>
            <Nameplate />
          </Suspense>
        </section>
      </div>
    </PageFrame>
  );
}

export { PiniaSamplePage as component };
