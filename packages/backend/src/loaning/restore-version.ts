import type { Photo, Restoration } from "@realtor/api/loaning";
import { profileChanges } from "@realtor/api/loaning-schemas";
import type { FileStore } from "@realtor/server/files/file-store";
import { and, eq } from "drizzle-orm";

import { realtorVersions } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { openImage } from "../media/image-store.ts";
import { getContent, isObject, isSameValue, toEmptyValue } from "./profile-content.ts";
import { lockRealtor } from "./read-realtors.ts";
import { findLatestVersion } from "./record-version.ts";
import { saveRealtor } from "./save-realtor.ts";
import { serializeRealtor, withoutDraft } from "./stored-realtor.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** Where the website is and whose it is: a version restores what it contains. */
const keptKeys = new Set(["desiredUrl", "hompageUrl", "userName", "userId", "ppProfileId"]);

/** The content of a version as far as it can be restored. */
interface Restorable {
  content: StoredProfile;
  /** JSON pointers. */
  leftOut: string[];
}

/**
 * Restores the content of a version, as the draft of a published website.
 * @throws {Problem} 403, 404, 413 `body.tooLarge`.
 */
export async function restoreVersion(
  { db, urls, files }: LoaningContext & { files: FileStore },
  currentUser: CurrentUser,
  { realtorId, versionId }: { realtorId: string; versionId: number },
): Promise<Restoration> {
  return db.transaction(async (tx) => {
    const current = await lockRealtor(tx, currentUser, realtorId);
    const [version] = await tx
      .select()
      .from(realtorVersions)
      .where(and(eq(realtorVersions.realtorId, realtorId), eq(realtorVersions.id, versionId)));
    if (!version) throw new Problem("version.notFound");
    const now = getContent(current.profile);
    const valid = keepValid(getContent(version.profile));
    const { content, leftOut } = await keepExistingPhotos(files, valid, now);
    const latest = await findLatestVersion(tx, realtorId);
    const profile = withContent(current.profile, mergeContent(now, { content, leftOut }));
    const saved = await saveRealtor(tx, currentUser, current, profile, "restoration");
    const former = await findLatestVersion(tx, realtorId);
    const isStored = former !== undefined && former.id > (latest?.id ?? 0);
    return {
      realtor: serializeRealtor(saved, urls, currentUser),
      formerId: isStored ? former.id : null,
      leftOut,
    };
  });
}

/** Leaves out what the rules of today refuse: an item of a list, a value of an object, or a key. */
function keepValid(content: StoredProfile): Restorable {
  const checked = Object.entries(content).filter(([key]) => !keptKeys.has(key));
  const restorable: Restorable = {
    content: structuredClone(Object.fromEntries(checked)),
    leftOut: [],
  };
  for (const depth of [2, 1]) {
    const parsed = profileChanges.safeParse(restorable.content);
    if (parsed.success) return restorable;
    const paths = parsed.error.issues.map(({ path }) => path.slice(0, depth).map(String));
    const pointers = [...new Set(paths.map((path) => `/${path.join("/")}`))];
    // From the end, so that the other items of a list keep their positions.
    for (const pointer of pointers.toReversed())
      remove(restorable.content, pointer.split("/").slice(1));
    restorable.leftOut.push(...pointers);
  }
  return restorable;
}

function remove(content: StoredProfile, [key = "", inner]: string[]): void {
  const value = content[key];
  if (inner !== undefined && Array.isArray(value)) value.splice(Number(inner), 1);
  else if (inner !== undefined && isObject(value)) Reflect.deleteProperty(value, inner);
  else Reflect.deleteProperty(content, key);
}

/** Leaves out photos whose file is missing. Those that the website has now are not checked. */
async function keepExistingPhotos(
  files: FileStore,
  { content, leftOut }: Restorable,
  now: StoredProfile,
): Promise<Restorable> {
  const known = new Set(toPhotos(now["photos"]).map(({ url }) => url));
  const photos: Photo[] = [];
  const missing = new Set<string>();
  for (const photo of toPhotos(content["photos"])) {
    if (known.has(photo.url) || (await hasFile(files, photo.url))) photos.push(photo);
    else missing.add(`/photos/${photo.path}`);
  }
  if (missing.size === 0) return { content, leftOut };
  return { content: { ...content, photos }, leftOut: [...leftOut, ...missing] };
}

async function hasFile(files: FileStore, url: string): Promise<boolean> {
  const prefix = "/media/";
  if (!url.startsWith(prefix)) return true;
  const image = await openImage(files, url.slice(prefix.length));
  await image?.close();
  return image !== undefined;
}

/** Photos of a profile that was validated. */
function toPhotos(photos: unknown): Photo[] {
  return Array.isArray(photos) ? (photos as Photo[]) : [];
}

/**
 * The restored content, with an empty value for each known key that it lacks. What cannot be restored, and
 * what belongs to the address or the account, stays.
 */
function mergeContent(now: StoredProfile, { content, leftOut }: Restorable): StoredProfile {
  const merged = { ...now };
  for (const key of Object.keys({ ...now, ...content })) {
    if (keptKeys.has(key) || leftOut.includes(`/${key}`)) continue;
    if (key in content) merged[key] = content[key];
    else if (key in profileChanges.shape) merged[key] = toEmptyValue(now[key]);
  }
  return merged;
}

/** The profile with this content; a published one with it as its draft. */
function withContent(profile: StoredProfile, content: StoredProfile): StoredProfile {
  const page = withoutDraft(profile);
  if (page["isMakeHomepage"] !== "Y") return { ...page, ...content };
  const changes = Object.fromEntries(
    Object.entries(content).filter(([key, value]) => !isSameValue(value, page[key])),
  );
  return Object.keys(changes).length === 0 ? page : { ...page, draft: { changes } };
}
