import type { useToast } from "@realtor/ui/toast";
import type { IntlShape } from "react-intl";

/** Copies a text. Resolves with false when permission is denied, and where there is no secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyContext {
  intl: IntlShape;
  toast: ReturnType<typeof useToast>;
}

/** Copies the address of a path on this host, and confirms it in a toast; on failure the toast has the address. */
export async function copyAddress(path: string, { intl, toast }: CopyContext): Promise<void> {
  const address = location.origin + path;
  if (await copyText(address))
    toast({ text: intl.formatMessage({ id: "admin.address.copied" }, { address }) });
  // The address can be selected in the message.
  else
    toast({
      text: intl.formatMessage({ id: "admin.address.uncopied" }, { address }),
      severity: "error",
    });
}
