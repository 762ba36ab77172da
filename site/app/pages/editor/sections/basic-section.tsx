import { checkAddress } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { languageMessages } from "#app/pages/editor/editor-messages.ts";
import { fields } from "../draft/editor-fields.ts";
import { useDeferredField, useEditorState, useField } from "../draft/use-draft.ts";
import { errorText } from "../fields/error-text.ts";
import { getControlId } from "../fields/field-fragments.ts";
import * as css from "../fields/form.css.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";

const messages = defineMessages({
  slugFree: {
    id: "editor.slug.free",
    defaultMessage: "This address is free. It takes effect when you publish.",
    description: "Status below the address field when no other website uses the address.",
  },
  fieldSlugHint: {
    id: "editor.field.slug.hint",
    defaultMessage: "Letters, underscore and hyphen only.",
    description: "Hint below the address field: the allowed characters.",
  },
});

/** Names, slug, brokerage and the license data that the law requires. */
export function BasicSection() {
  const { isStaff } = useAdmin();
  return (
    <SectionFrame section="basic">
      <div className={css.twoColumns}>
        <DraftTextField field="nameKr" />
        <DraftTextField field="nameEn" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="nameJa" />
      </div>
      <SlugField />
      <DraftTextField field="agency" />
      <div className={css.twoColumns}>
        <DraftTextField field="agencyKr" />
        <DraftTextField field="agencyJa" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="license" />
        <DraftTextField field="companyLicense" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="companyPhone" />
        <DraftTextField field="companyFax" />
      </div>
      <DraftTextField field="companyAddress" />
      <div className={css.twoColumns}>
        <DraftTextField field="career" />
        <DraftTextField field="careerEnd" />
      </div>
      <Languages />
      {isStaff && <MadeForRealtor />}
    </SectionFrame>
  );
}

/** BCP 47. */
const languageTags = ["ko", "en", "ja"] as const;

function Languages() {
  const { formatMessage } = useIntl();
  const [languages, setLanguages] = useField("languages");
  return (
    <fieldset className={css.group} id={getControlId("languages")} tabIndex={-1}>
      <legend className={css.legend}>
        <FormattedMessage {...fields.languages.label} />
      </legend>
      <div className={css.choices}>
        {languageTags.map((tag) => (
          <Checkbox
            key={tag}
            label={formatMessage(languageMessages[tag])}
            name="languages"
            value={tag}
            checked={languages.includes(tag)}
            onChange={(event) =>
              setLanguages(
                event.target.checked
                  ? [...languages, tag]
                  : languages.filter((language) => language !== tag),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function MadeForRealtor() {
  const { formatMessage } = useIntl();
  const [isOn, setOn] = useField("madeForRealtor");
  return (
    <Switch
      id={getControlId("madeForRealtor")}
      label={formatMessage(fields.madeForRealtor.label)}
      checked={isOn}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

/** The slug, with a check of its availability while typing. See docs/spec/validation.md#slug. */
function SlugField() {
  const intl = useIntl();
  const { http } = useAdmin();
  const slug = useDeferredField("slug");
  const id = useEditorState(({ stored }) => stored.id);
  const current = useEditorState(({ stored }) => stored.desiredUrl);
  const debouncedSlug = useDebouncedValue(slug, 300);
  const isChanged = debouncedSlug !== "" && debouncedSlug !== current;
  const { data } = useSWR(
    isChanged ? ["address", debouncedSlug, id] : null,
    ([, requestedSlug, realtorId]: [string, string, string]) =>
      checkAddress(http, requestedSlug, { realtorId }),
    { revalidateOnFocus: false },
  );
  const code = debouncedSlug === slug ? data?.code : undefined;
  const label = intl.formatMessage(fields.slug.label);
  return (
    <DraftTextField
      field="slug"
      hint={intl.formatMessage(
        code === null && isChanged ? messages.slugFree : messages.fieldSlugHint,
      )}
      error={code ? errorText(intl, { field: "slug", code }, label) : undefined}
    />
  );
}
