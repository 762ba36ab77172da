import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { copyText } from "#app/admin/copy-text.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import * as css from "./publish-status.css.ts";
import { statusMessages } from "#app/profile-editor/saving/status-messages.ts";

/** ms in which the button says that the address was copied. */
const copiedMs = 3000;

/** Links to the public page: opens it in a new tab, and copies its address. */
export function PublicPageLinks({ canCopy }: { canCopy: boolean }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { locale, origin, ownDomain } = useAddress();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const path = ownDomain ? "/" : `/${slug}`;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    const link = new URL(path, origin).href;
    const copied = await copyText(link);
    setCopied(copied);
    // The text of the toast can be selected.
    if (!copied) toast({ text: link });
  }
  return (
    <span className={css.links}>
      <a className={css.link} href={localePath(path, locale)} target="_blank" rel="noreferrer">
        <FormattedMessage {...statusMessages.view} />
      </a>
      {canCopy && (
        <button type="button" className={css.link} onClick={() => void copy()}>
          {formatMessage(isCopied ? statusMessages.copied : statusMessages.copyLink)}
        </button>
      )}
      <output className={visuallyHidden}>{isCopied && formatMessage(statusMessages.copied)}</output>
    </span>
  );
}
