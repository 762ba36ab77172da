import type { Lang } from "@realtor/api/locales";
import { fields } from "@realtor/profile/fields";
import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { use, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { FormContext } from "#app/profile/field/form-context.ts";
import { TextControl } from "#app/profile/field/text-control.tsx";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./step-form.css.ts";

const langs = ["ko", "en", "ja"] as const;
const { ids, values } = fields.name;

/** The name in the language of the interface and in English; in the other language on request. */
export function Names() {
  const { lang } = useFirstRun();
  const form = use(FormContext);
  const store = useDraftStore();
  const ordered = [...new Set<Lang>([lang, ...langs])];
  const asked = ordered.filter((one) => form?.isRequired(ids[one]));
  const others = ordered.filter((one) => !asked.includes(one));
  // Names that are stored already are shown.
  const [isOpen, setOpen] = useState(() =>
    others.some((other) => values[other].get(store.getDraft()) !== ""),
  );
  const shown = isOpen ? [...asked, ...others] : asked;
  return (
    <div>
      <div className={css.pair} data-count={shown.length}>
        {shown.map((one) => (
          <TextControl
            key={one}
            id={ids[one]}
            label={one === lang ? "first-run.name.own" : `first-run.name.${one}`}
            autoComplete={one === lang ? "name" : "off"}
          />
        ))}
      </div>
      {!isOpen && (
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          <PlusIcon />
          <FormattedMessage id={`first-run.name.add.${lang}`} />
        </Button>
      )}
    </div>
  );
}
