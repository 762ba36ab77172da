import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { Stack } from "@realtor/ui/stack";
import { wrap } from "@realtor/ui/styles";
import { TextField } from "@realtor/ui/text-field";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PageFrame, type PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";
import * as css from "../demo-page.css.ts";
import { changeSample, maxTextLength, resetSample, useSample } from "./sample-store.ts";

type PiniaSampleProps = Pick<PageFrameProps, "frame" | "labels" | "year">;

/** Two components that share state only through the store. */
function PiniaSamplePage(frame: PiniaSampleProps) {
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${css.page}`}>
        <h1 className={css.title}>
          <FormattedMessage id="pinia.title" />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="pinia.lead" />
        </p>
        <noscript>
          <p className={css.notice}>
            <FormattedMessage id="pinia.noScript" />
          </p>
        </noscript>
        <section className={css.section} aria-labelledby="workbench">
          <h2 id="workbench" className={css.heading}>
            <FormattedMessage id="pinia.workbench" />
          </h2>
          <Workbench />
        </section>
        <section className={css.section} aria-labelledby="nameplate">
          <h2 id="nameplate" className={css.heading}>
            <FormattedMessage id="pinia.nameplate" />
          </h2>
          <Nameplate />
        </section>
      </div>
    </PageFrame>
  );
}

function Workbench() {
  const { formatMessage } = useIntl();
  const { count, name, line } = useSample();
  const isDisabled = !useHydrated();
  const nameField = useRef<HTMLInputElement>(null);
  const lineField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Text entered before hydration is newer than the stored text.
    if (nameField.current?.value) changeSample({ name: nameField.current.value });
    if (lineField.current?.value) changeSample({ line: lineField.current.value });
  }, []);
  return (
    <Stack gap={24} className={css.fields}>
      <TextField
        label={formatMessage({ id: "pinia.name" })}
        hint={formatMessage({ id: "pinia.name.hint" })}
        maxLength={maxTextLength}
        autoComplete="off"
        ref={nameField}
        value={name}
        onChange={({ currentTarget }) => changeSample({ name: currentTarget.value })}
      />
      <TextField
        label={formatMessage({ id: "pinia.line" })}
        maxLength={maxTextLength}
        autoComplete="off"
        ref={lineField}
        value={line}
        onChange={({ currentTarget }) => changeSample({ line: currentTarget.value })}
      />
      <Inline>
        <span id="counter">
          <FormattedMessage id="pinia.counter" />
        </span>
        <output aria-labelledby="counter">{count}</output>
        <Button
          variant="outline"
          size="medium"
          disabled={isDisabled}
          onClick={() => changeSample({ count: count - 1 })}
        >
          <FormattedMessage id="pinia.less" />
        </Button>
        <Button
          size="medium"
          disabled={isDisabled}
          onClick={() => changeSample({ count: count + 1 })}
        >
          <FormattedMessage id="pinia.more" />
        </Button>
      </Inline>
    </Stack>
  );
}

function Nameplate() {
  const { count, name, line } = useSample();
  const isDisabled = !useHydrated();
  return (
    <>
      <div className={css.plate}>
        <p className={css.heading}>{name.trim() || <FormattedMessage id="pinia.noName" />}</p>
        <p>{line.trim() || <FormattedMessage id="pinia.noLine" />}</p>
        <span className={css.number}>{count}</span>
      </div>
      <Inline>
        <Button
          variant="outline"
          size="medium"
          disabled={isDisabled}
          onClick={() => changeSample({ count: count + 1 })}
        >
          <FormattedMessage id="pinia.moreHere" />
        </Button>
        <Button variant="ghost" size="medium" disabled={isDisabled} onClick={resetSample}>
          <FormattedMessage id="pinia.reset" />
        </Button>
      </Inline>
    </>
  );
}

export { PiniaSamplePage as component };
