import { checkAddress } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { useDeferredField, useEditorState, useField } from "../draft/use-draft.ts";
import { errorText } from "../fields/error-text.ts";
import { getControlId } from "../fields/field-fragments.ts";
import * as css from "../fields/form.css.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Names, slug, brokerage and the license data that the law requires. */
export function BasicSection() {
  const { formatMessage } = useIntl();
  const { isStaff } = useAdmin();
  return (
    <SectionFrame section="basic">
      <div className={css.twoColumns}>
        <DraftTextField field="nameKr" lang="ko" />
        <DraftTextField field="nameEn" lang="en" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="nameJa" lang="ja" />
      </div>
      <SlugField />
      <DraftTextField field="agency" hint={formatMessage({ id: "editor.agency.hint" })} />
      <div className={css.twoColumns}>
        <DraftTextField field="agencyKr" lang="ko" />
        <DraftTextField field="agencyJa" lang="ja" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="license" />
        <DraftTextField field="companyLicense" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="companyPhone" type="tel" />
        <DraftTextField field="companyFax" type="tel" />
      </div>
      <DraftTextField field="companyAddress" />
      <div className={css.twoColumns}>
        <DraftTextField
          field="career"
          type="date"
          hint={formatMessage({ id: "editor.field.career.hint" })}
        />
        <DraftTextField
          field="careerEnd"
          type="date"
          hint={formatMessage({ id: "editor.field.careerEnd.hint" })}
        />
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
        <FormattedMessage id="editor.field.languages" />
      </legend>
      <div className={css.choices}>
        {languageTags.map((tag) => (
          <Checkbox
            key={tag}
            label={formatMessage({ id: `editor.language.${tag}` })}
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
      label={formatMessage({ id: "editor.field.madeForRealtor" })}
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
  const label = intl.formatMessage({ id: "editor.field.slug" });
  return (
    <DraftTextField
      field="slug"
      required
      hint={intl.formatMessage({
        id: code === null && isChanged ? "editor.slug.free" : "editor.field.slug.hint",
      })}
      error={code ? errorText(intl, { field: "slug", code }, label) : undefined}
    />
  );
}
