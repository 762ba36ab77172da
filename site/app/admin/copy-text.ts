import type { useToast } from "@realtor/ui/toast";
import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";

/** Copies a text. Resolves with false when permission is denied, and where there is no secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const messages = defineMessages({
  copied: {
    id: "admin.address.copied",
    defaultMessage: "Copied: {address}",
    description: "Status after the address of a website was copied; {address} is the address.",
  },
  uncopied: {
    id: "admin.address.uncopied",
    defaultMessage: "Copying did not work. The address is {address}",
    description: "Status when the browser did not allow copying; {address} is the address.",
  },
});

interface CopyContext {
  intl: IntlShape;
  toast: ReturnType<typeof useToast>;
}

/** Copies the address of a path on this host, and confirms it in a toast; on failure the toast has the address. */
export async function copyAddress(path: string, { intl, toast }: CopyContext): Promise<void> {
  const address = location.origin + path;
  if (await copyText(address)) toast({ text: intl.formatMessage(messages.copied, { address }) });
  // The address can be selected in the message.
  else toast({ text: intl.formatMessage(messages.uncopied, { address }), severity: "error" });
}
