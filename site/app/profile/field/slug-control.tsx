import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { useDeferredField, useEditorState, useField } from "../draft/use-draft.ts";
import { FormerAddressNote } from "./checks/former-address-note.tsx";
import { getFormerAddress } from "./checks/former-address.ts";
import * as css from "./form.css.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** The slug, with a check while typing. See docs/spec/validation.md#slug. */
export function SlugControl(setting: Setting) {
  const [slug, setSlug] = useField("slug");
  const realtorId = useEditorState(({ stored }) => stored.id);
  const own = useEditorState(({ stored }) => stored.desiredUrl);
  const former = useEditorState(({ stored }) => getFormerAddress(stored, slug));
  const nameEn = useDeferredField("nameEn");
  const check = useAddressCheck(slug, { own, realtorId, nameEn });
  const control = useControlProps("slug", setting);
  return (
    <div>
      <AddressInput {...control} name="slug" value={slug} onChange={setSlug} check={check} />
      {former !== null && check.kind === "free" && (
        <Text size="caption" tone="secondary" className={css.below}>
          <FormattedMessage id="editor.slug.onPublish" /> <FormerAddressNote slug={former} />
        </Text>
      )}
    </div>
  );
}
