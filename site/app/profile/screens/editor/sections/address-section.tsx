import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { useDeferredField, useEditorState, useField } from "#app/profile/draft/use-draft.ts";
import { useFieldError, useValidation } from "#app/profile/draft/validation.ts";
import { errorText } from "#app/profile/field/error-text.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { FormerAddressNote } from "#app/profile/field/checks/former-address-note.tsx";
import { getFormerAddress } from "#app/profile/field/checks/former-address.ts";
import * as css from "#app/profile/field/form.css.ts";
import { DraftTextField } from "#app/profile/field/text-fields.tsx";
import { OwnDomainPanel } from "./own-domain-panel.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Address of the homepage on this site, and the agent's own domain. */
export function AddressSection() {
  return (
    <SectionFrame section="address">
      <SlugField />
      <DraftTextField field="website" />
      <OwnDomainPanel />
    </SectionFrame>
  );
}

/** The slug, with a check while typing. See docs/spec/validation.md#slug. */
function SlugField() {
  const intl = useIntl();
  const [slug, setSlug] = useField("slug");
  const realtorId = useEditorState(({ stored }) => stored.id);
  const own = useEditorState(({ stored }) => stored.desiredUrl);
  const former = useEditorState(({ stored }) => getFormerAddress(stored, slug));
  const nameEn = useDeferredField("nameEn");
  const validation = useValidation();
  const error = useFieldError("slug");
  const check = useAddressCheck(slug, { own, realtorId, nameEn });
  const label = intl.formatMessage({ id: "editor.field.slug" });
  return (
    <div>
      <AddressInput
        id={getControlId("slug")}
        name="slug"
        label={label}
        required
        value={slug}
        onChange={setSlug}
        check={check}
        error={error && errorText(intl, error, label)}
        onBlur={() => validation.markTouched("slug")}
      />
      {former !== null && check.kind === "free" && (
        <Text size="caption" tone="secondary" className={css.below}>
          <FormattedMessage id="editor.slug.onPublish" /> <FormerAddressNote slug={former} />
        </Text>
      )}
    </div>
  );
}
