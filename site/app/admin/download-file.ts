import type { Http } from "@realtor/api/http";
import { exportRealtor } from "@realtor/api/loaning";

/** By then the browser has started reading the blob. */
const revokeAfterMs = 60_000;

/** Downloads a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Downloads a blob as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

/** Downloads a website's profile as a JSON file (docs/spec/api.md#import-and-export). */
export async function saveExport(http: Http, realtorId: string): Promise<void> {
  const profile = await exportRealtor(http, realtorId);
  const json = `${JSON.stringify(profile, null, 2)}\n`;
  downloadFile(exportFileName(profile), json, "application/json");
}

/** `<id>-<user name>.json`, without characters that file systems reject. */
export function exportFileName({ id, userName }: { id: string; userName: string }): string {
  const safe = userName
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .trim()
    .replaceAll(/\s+/g, "-")
    .slice(0, 80);
  return safe === "" ? `${id}.json` : `${id}-${safe}.json`;
}
