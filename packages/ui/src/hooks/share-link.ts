/** Whether the browser has a dialog to share links. */
export function canShareLinks(): boolean {
  return "share" in navigator;
}

/**
 * Shares a link, or copies its URL where the browser cannot share. Resolves with null if it was shared or if
 * the visitor closed the dialog.
 */
export async function shareLink(link: {
  title: string;
  url: string;
}): Promise<"copied" | "failed" | null> {
  try {
    if (canShareLinks()) {
      await navigator.share(link);
      return null;
    }
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch (error) {
    // Closing the share dialog is not an error.
    return error instanceof DOMException && error.name === "AbortError" ? null : "failed";
  }
}
