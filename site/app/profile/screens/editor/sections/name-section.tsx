import { Switch } from "@realtor/ui/switch";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useField } from "#app/profile/draft/use-draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { DraftTextField } from "#app/profile/field/text-fields.tsx";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { LocalizedTextField } from "#app/profile/field/localized-text-field.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Name, job title and portrait. The English name is shown in every language: the license needs it. */
export function NameSection() {
  const { isStaff } = useAdmin();
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  return (
    <SectionFrame section="name">
      <LocalizedTextField field="nameEn" />
      {lang !== "en" && (
        <DraftTextField
          field="nameEn"
          label={formatMessage({ id: "editor.name.english" })}
          hint={formatMessage({ id: "editor.name.english.hint" })}
        />
      )}
      <PhotoField path="id" />
      <LocalizedTextField field="jobTitleEn" />
      {isStaff && <MadeForRealtor />}
    </SectionFrame>
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
