import { useIntl } from "react-intl";
import { DraftBrokerageField } from "#app/profile-editor/form/brokerage-field.tsx";
import * as css from "#app/profile-editor/form/form.css.ts";
import { DraftTextField } from "#app/profile-editor/form/text-fields.tsx";
import { useEditorLanguage } from "#app/profile-editor/languages/editor-language.tsx";
import { LocalizedTextField } from "../fields/localized-text-field.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** License and brokerage. The brokerage's English name is shown in every language: the law needs it. */
export function LicenseSection() {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  return (
    <SectionFrame section="license">
      <DraftTextField field="license" />
      <LocalizedTextField field="agency" />
      {lang !== "en" && (
        <DraftBrokerageField label={formatMessage({ id: "editor.license.english" })} />
      )}
      <div className={css.twoColumns}>
        <DraftTextField field="companyLicense" />
        <DraftTextField field="companyPhone" />
      </div>
      <DraftTextField field="companyAddress" />
      <DraftTextField field="companyFax" />
      <PhotoField path="logo" />
    </SectionFrame>
  );
}
