import type { Lang } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { PlusIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fields } from "#app/profile/draft/fields/profile-fields.ts";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { SinglePhotoEditor } from "#app/profile/photos/single-photo-editor.tsx";
import { usePhotos } from "#app/profile/photos/use-photos.ts";
import { AddressField } from "./address-field.tsx";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./step-form.css.ts";
import { StepTextField } from "./step-text-field.tsx";

const langs = ["ko", "en", "ja"] as const;
const nameFields = { ko: "nameKr", en: "nameEn", ja: "nameJa" } as const;

/** Step 1: the name in the language of the interface and in English, the address, the photo. */
export function NameStep() {
  return (
    <div className={css.fields}>
      <Names />
      <AddressField />
      <PhotoField />
    </div>
  );
}

function Names() {
  const { formatMessage } = useIntl();
  const { lang, isAsked } = useFirstRun();
  const store = useDraftStore();
  const ordered = [...new Set<Lang>([lang, ...langs])];
  const asked = ordered.filter((one) => isAsked(nameFields[one]));
  const others = ordered.filter((one) => !asked.includes(one));
  // Names that are stored already are shown.
  const [isOpen, setOpen] = useState(() =>
    others.some((other) => fields[nameFields[other]].lens.get(store.getDraft()) !== ""),
  );
  const shown = isOpen ? [...asked, ...others] : asked;
  return (
    <div>
      <div className={css.pair} data-count={shown.length}>
        {shown.map((one) => (
          <StepTextField
            key={one}
            field={nameFields[one]}
            code={nameFields[one]}
            lang={one}
            maxLength={limits.joinedName}
            autoComplete={one === lang ? "name" : "off"}
            label={formatMessage({
              id: one === lang ? "first-run.name.own" : `first-run.name.${one}`,
            })}
            required={asked.includes(one)}
            mark={asked.includes(one) ? formatMessage({ id: "first-run.required" }) : undefined}
          />
        ))}
      </div>
      {!isOpen && (
        <button type="button" className={css.textButton} onClick={() => setOpen(true)}>
          <PlusIcon />
          <FormattedMessage id={`first-run.name.add.${lang}`} />
        </button>
      )}
    </div>
  );
}

/** The portrait. */
function PhotoField() {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path="id"
      label={formatMessage({ id: "first-run.photo" })}
      hint={formatMessage({ id: "first-run.photo.hint" })}
      whenEmpty={<FormattedMessage id="first-run.photo.later" />}
    />
  );
}
