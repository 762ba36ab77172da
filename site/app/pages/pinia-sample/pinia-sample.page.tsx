import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame, type PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
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

const titleMessages = defineMessages({
  tab: {
    id: "pinia.tab.title",
    defaultMessage: "Other tabs follow",
    description: "Title of the explanation: other tabs show the same values.",
  },
  reload: {
    id: "pinia.reload.title",
    defaultMessage: "It survives a reload",
    description: "Title of the explanation: the values survive a reload.",
  },
  here: {
    id: "pinia.here.title",
    defaultMessage: "It stays in this browser",
    description: "Title of the explanation: the values stay in the browser.",
  },
});

const bodyMessages = defineMessages({
  tab: {
    id: "pinia.tab.body",
    defaultMessage:
      "Open this page in two tabs. Change a value in one, and the other changes with it.",
    description: "Text of the explanation: other tabs show the same values.",
  },
  reload: {
    id: "pinia.reload.body",
    defaultMessage:
      "Each change is written to the browser’s storage. Close the page, open it again, and the values are there.",
    description: "Text of the explanation: the values survive a reload.",
  },
  here: {
    id: "pinia.here.body",
    defaultMessage: "Nothing is sent to a server. The button below clears it at any time.",
    description: "Text of the explanation: the values stay in the browser.",
  },
});

export type PiniaSampleProps = Omit<PageFrameProps, "children" | "banner"> & { lead: string };

const notes = ["reload", "tab", "here"] as const;

/** Client state demo: two islands share one store. See docs/spec/routes.md#sample-pages. */
function PiniaSamplePage({ lead, ...frame }: PiniaSampleProps) {
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${demo.page}`}>
        <h1 className={demo.title}>
          <FormattedMessage
            id="pinia.title"
            defaultMessage={"One value,\ntwo places"}
            description="Heading of the demo page for shared state, in two lines."
          />
        </h1>
        <p className={demo.lead}>{lead}</p>
        <noscript>
          <p className={demo.notice}>
            <FormattedMessage
              id="pinia.noScript"
              defaultMessage="Changing the values needs JavaScript. Without it, you see what they start from."
              description="Note in the shared state demo when JavaScript is disabled."
            />
          </p>
        </noscript>
        <section id="workbench" className={css.section} aria-labelledby="workbench-title">
          <h2 id="workbench-title" className={css.heading}>
            <FormattedMessage
              id="pinia.workbench"
              defaultMessage="First part: the workbench"
              description="Heading of the first part of the demo, which edits the values."
            />
          </h2>
          <Suspense>
            <Workbench />
          </Suspense>
        </section>
        <section className={css.section} aria-labelledby="notes">
          <h2 id="notes" className={css.heading}>
            <FormattedMessage
              id="pinia.notes"
              defaultMessage="What this shows"
              description="Heading of the explanations in the demo."
            />
          </h2>
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note} className={css.note}>
                <h3 className={css.noteTitle}>
                  <FormattedMessage {...titleMessages[note]} />
                </h3>
                <p>
                  <FormattedMessage {...bodyMessages[note]} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section id="nameplate" className={css.section} aria-labelledby="nameplate-title">
          <h2 id="nameplate-title" className={css.heading}>
            <FormattedMessage
              id="pinia.nameplate"
              defaultMessage="Second part: the nameplate"
              description="Heading of the second part of the demo, which shows the values."
            />
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
