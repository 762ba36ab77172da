import { checkAddress } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { Switch } from "@realtor/ui/switch";
import { useIntl } from "react-intl";
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
import { TagPicker } from "../fields/tag-picker.tsx";
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
      <div className={css.twoColumns}>
        <DraftTextField field="jobTitleKr" />
        <DraftTextField field="jobTitleEn" />
      </div>
      <div className={css.twoColumns}>
        <DraftTextField field="jobTitleJa" />
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

/** BCP 47; the languages that a homepage names. */
const languageTags = ["ko", "en", "ja"] as const;

/** The languages that the realtor speaks. A stored one without a name on homepages is kept. */
function Languages() {
  const { formatMessage, formatDisplayName } = useIntl();
  const [languages, setLanguages] = useField("languages");
  const getName = (tag: string) => {
    const known = languageTags.find((each) => each === tag);
    return known
      ? formatMessage(languageMessages[known])
      : (formatDisplayName(tag, { type: "language" }) ?? tag);
  };
  return (
    <TagPicker
      id={getControlId("languages")}
      label={formatMessage(fields.languages.label)}
      addLabel={formatMessage({
        id: "editor.languages.add",
        defaultMessage: "Add a language",
        description: "Label of the input that adds a language that the realtor speaks.",
      })}
      empty={formatMessage({
        id: "editor.languages.empty",
        defaultMessage: "No languages yet.",
        description: "Shown when no spoken language was added.",
      })}
      tags={languages.map((tag) => ({ value: tag, label: getName(tag) }))}
      options={languageTags
        .filter((tag) => !languages.includes(tag))
        .map((tag) => ({ value: tag, label: getName(tag) }))}
      isFull={languages.length >= limits.languages}
      onAdd={(tag) => setLanguages((before) => [...before, tag])}
      onRemove={(tag) => setLanguages((before) => before.filter((each) => each !== tag))}
    />
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
