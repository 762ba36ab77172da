import { Button } from "@realtor/ui/button";
import { Monogram } from "@realtor/ui/monogram";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { FormattedMessage } from "react-intl";
import * as css from "./nameplate.css.ts";
import { counterMessages, sampleStore, useSample } from "./sample-store.ts";

/** The second island: shows and changes the same state as `Workbench`. */
export function Nameplate() {
  const { count, name, line } = useSample();
  const hydrated = useHydrated();
  const [first = "·"] = name.trim();
  return (
    <>
      <div className={css.plate}>
        <Monogram character={first} />
        <div className={css.text}>
          <p className={css.name}>
            {name.trim() || (
              <FormattedMessage
                id="pinia.noName"
                defaultMessage="No name yet"
                description="Shown in the second part while no name was entered."
              />
            )}
          </p>
          <p className={css.line}>
            {line.trim() || (
              <FormattedMessage
                id="pinia.noLine"
                defaultMessage="What you type at the workbench appears here."
                description="Shown in the second part while no line was entered."
              />
            )}
          </p>
        </div>
        <p className={css.count}>
          <span className={css.number}>{count}</span>
          <FormattedMessage {...counterMessages.count} />
        </p>
      </div>
      <div className={css.buttons}>
        <Button
          variant="outline"
          size="medium"
          disabled={!hydrated}
          onClick={() => sampleStore.change({ count: count + 1 })}
        >
          <FormattedMessage
            id="pinia.moreHere"
            defaultMessage="Add one from here"
            description="Button that adds one to the counter in the second part."
          />
        </Button>
        <Button
          variant="ghost"
          size="medium"
          disabled={!hydrated}
          onClick={() => sampleStore.reset()}
        >
          <FormattedMessage
            id="pinia.reset"
            defaultMessage="Start over"
            description="Button that resets all values of the demo."
          />
        </Button>
      </div>
    </>
  );
}
