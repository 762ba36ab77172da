import { Button } from "@realtor/ui/button";
import { Monogram } from "@realtor/ui/monogram";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { FormattedMessage } from "react-intl";
import * as css from "./nameplate.css.ts";
import { sampleStore, useSample } from "./sample-store.ts";

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
          <p className={css.name}>{name.trim() || <FormattedMessage id="pinia.noName" />}</p>
          <p className={css.line}>{line.trim() || <FormattedMessage id="pinia.noLine" />}</p>
        </div>
        <p className={css.count}>
          <span className={css.number}>{count}</span>
          <FormattedMessage id="pinia.counter" />
        </p>
      </div>
      <div className={css.buttons}>
        <Button
          variant="outline"
          size="medium"
          disabled={!hydrated}
          onClick={() => sampleStore.change({ count: count + 1 })}
        >
          <FormattedMessage id="pinia.moreHere" />
        </Button>
        <Button
          variant="ghost"
          size="medium"
          disabled={!hydrated}
          onClick={() => sampleStore.reset()}
        >
          <FormattedMessage id="pinia.reset" />
        </Button>
      </div>
    </>
  );
}
