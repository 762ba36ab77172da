import type { Http } from "@realtor/api/http";
import { exportRealtor } from "@realtor/api/loaning";
import { downloadFile } from "./download-file.ts";

/** Downloads a homepage's profile as a JSON file (docs/spec/api.md#import-and-export). */
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
