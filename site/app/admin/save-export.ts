import type { Http } from "@realtor/api/http";
import { exportRealtor } from "@realtor/api/loaning";
import { saveFile } from "./save-file.ts";

/** Fetches a homepage's whole profile and hands it to the person as a file (SPEC section 7). */
export async function saveExport(http: Http, realtorId: string): Promise<void> {
  const profile = await exportRealtor(http, realtorId);
  const json = `${JSON.stringify(profile, null, 2)}\n`;
  saveFile(exportFileName(profile), json, "application/json");
}

/** `<id>-<user name>.json`, without what a file system may not take. */
export function exportFileName({ id, userName }: { id: string; userName: string }): string {
  const safe = userName
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .trim()
    .replaceAll(/\s+/g, "-")
    .slice(0, 80);
  return safe === "" ? `${id}.json` : `${id}-${safe}.json`;
}
