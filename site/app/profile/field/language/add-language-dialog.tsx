import { values } from "@realtor/profile/values";
import type { Lang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";
import { CancelButton } from "#app/admin/cancel-button.tsx";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { useEditorLanguage, useSiteLanguages } from "./editor-language.tsx";

interface AddLanguageDialogProps {
  lang: Lang;
  onClose: () => void;
}

/** Adds a language to the website and switches to it, after one confirmation. */
export function AddLanguageDialog({ lang, onClose }: AddLanguageDialogProps) {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const siteLanguages = useSiteLanguages();
  const { setLang } = useEditorLanguage();
  const language = formatMessage({ id: `editor.language.${lang}` });
  const add = () => {
    store.change((draft) => values.siteLanguages.set(draft, [...siteLanguages, lang]));
    setLang(lang);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "editor.lang.add.title" }, { language })}
      description={formatMessage({ id: "editor.lang.add.body" }, { language })}
    >
      <DialogActions>
        <CancelButton onClick={onClose} />
        <Button size="medium" onClick={add}>
          <FormattedMessage id="editor.lang.add.confirm" values={{ language }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
