import type { SectionId } from "@realtor/profile/sections";
import { values } from "@realtor/profile/values";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import * as css from "../publish/dialogs.css.ts";

interface SectionHelpDialogProps {
  section: SectionId;
  onClose: () => void;
}

/** What a section is, how to fill it in, and the phone number of the operator. */
export function SectionHelpDialog({ section, onClose }: SectionHelpDialogProps) {
  const { formatMessage } = useIntl();
  const phone = useHelpPhone();
  const isInGeorgia = useEditorState(({ history }) =>
    values.regions.get(history.present).some(({ state }) => state === "GA"),
  );
  return (
    <Dialog open onOpenChange={onClose} title={formatMessage({ id: `editor.section.${section}` })}>
      <div className={css.close}>
        <IconButton label={formatMessage({ id: "admin.close" })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogBody>
        <div className={css.help}>
          <p>
            <FormattedMessage
              id={
                section === "name" && isInGeorgia
                  ? "editor.help.name.georgia"
                  : `editor.help.${section}.place`
              }
            />
          </p>
          <p>
            <FormattedMessage id={`editor.help.${section}.advice`} />
          </p>
          {phone !== null && (
            <p>
              <TextLink href={toPhoneHref(phone)}>
                {formatMessage({ id: "editor.call" }, { phone })}
              </TextLink>
            </p>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
