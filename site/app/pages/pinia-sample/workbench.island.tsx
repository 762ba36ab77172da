import { Button } from "@realtor/ui/button";
import { TextField } from "@realtor/ui/text-field";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { maxTextLength, sampleStore, useSample } from "./sample-store.ts";
import * as css from "./workbench.css.ts";

/** The first island: the counter and two text fields. */
export function Workbench() {
  const { formatMessage } = useIntl();
  const { count, name, line } = useSample();
  const hydrated = useHydrated();
  const nameField = useRef<HTMLInputElement>(null);
  const lineField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Text entered before hydration is newer than the stored text.
    if (nameField.current?.value) sampleStore.change({ name: nameField.current.value });
    if (lineField.current?.value) sampleStore.change({ line: lineField.current.value });
  }, []);
  return (
    <div className={css.columns}>
      <div className={css.counter}>
        <h3 id="counter" className={css.label}>
          <FormattedMessage id="pinia.counter" />
        </h3>
        <output className={css.number} aria-labelledby="counter">
          {count}
        </output>
        <div className={css.buttons}>
          <Button
            variant="outline"
            size="medium"
            disabled={!hydrated}
            onClick={() => sampleStore.change({ count: count - 1 })}
          >
            <FormattedMessage id="pinia.less" />
          </Button>
          <Button
            size="medium"
            disabled={!hydrated}
            onClick={() => sampleStore.change({ count: count + 1 })}
          >
            <FormattedMessage id="pinia.more" />
          </Button>
        </div>
      </div>
      <div className={css.draft}>
        <TextField
          label={formatMessage({ id: "pinia.name" })}
          hint={formatMessage({ id: "pinia.name.hint" })}
          maxLength={maxTextLength}
          autoComplete="off"
          ref={nameField}
          value={name}
          onChange={({ currentTarget }) => sampleStore.change({ name: currentTarget.value })}
        />
        <TextField
          label={formatMessage({ id: "pinia.line" })}
          maxLength={maxTextLength}
          autoComplete="off"
          ref={lineField}
          value={line}
          onChange={({ currentTarget }) => sampleStore.change({ line: currentTarget.value })}
        />
      </div>
    </div>
  );
}
