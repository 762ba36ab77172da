import { photoPaths } from "@realtor/api/loaning";
import type { Photo } from "@realtor/api/loaning";
import { profileChanges } from "@realtor/api/loaning-schemas";
import { pairPhotos } from "@realtor/profile/photos";
import { getInfo, infoKey, type Wire } from "@realtor/profile/wire";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { getContent, isObject, isSameValue } from "./profile-content.ts";
import { getDraft } from "./stored-realtor.ts";

/** Keys of the service and of accounts, which no page shows. */
const hiddenKeys = new Set(["userId", "ppProfileId", "isMakeHomepage", "userName"]);

const visibleKeys = Object.keys(profileChanges.shape).filter((key) => !hiddenKeys.has(key));

/** Segments of a pointer into an object: `/seoMeta/ko/title`. */
const maxDepth = 3;

/**
 * Returns JSON pointers of what differs between the contents of two profiles, and of the state of
 * publication; see `changed` of `realtorVersion`.
 */
export function findChanges(before: StoredProfile, after: StoredProfile): string[] {
  const [from, to] = [getContent(before), getContent(after)];
  const isPublic = (profile: StoredProfile) => profile["isMakeHomepage"] === "Y";
  return [
    ...findNameChange(before, after),
    ...visibleKeys.flatMap((key) =>
      key === infoKey ? compareInfo(from, to) : compareKey(key, from[key], to[key]),
    ),
    ...(isPublic(before) === isPublic(after) ? [] : ["/isMakeHomepage"]),
  ];
}

/** The account has the name. A profile contains it only while a new one is not published. */
function findNameChange(before: StoredProfile, after: StoredProfile): string[] {
  const name = getDraft(after)?.changes["userName"];
  const isNew = name !== undefined && name !== getDraft(before)?.changes["userName"];
  return isNew ? ["/userName"] : [];
}

function compareKey(key: string, from: unknown, to: unknown): string[] {
  if (isSameValue(from, to)) return [];
  if (key === "photos") return comparePhotos(toObjects(from), toObjects(to));
  return compareValues([key], from, to);
}

function compareValues(path: string[], from: unknown, to: unknown): string[] {
  if (isSameValue(from, to)) return [];
  const [one, other] = [from ?? {}, to ?? {}];
  if (path.length === maxDepth || !isObject(one) || !isObject(other)) return [`/${path.join("/")}`];
  return Object.keys({ ...one, ...other }).flatMap((key) =>
    compareValues([...path, key], one[key], other[key]),
  );
}

/** One pointer for each added, removed or replaced photo; `/photos` if only their order changed. */
function comparePhotos(from: object[], to: object[]): string[] {
  const changed = photoPaths.flatMap((path) => {
    // Validated when it was saved, like all profiles.
    const urlsOf = (photos: object[]) =>
      pairPhotos(photos as Photo[], path).map(({ fullsize }) => fullsize);
    const [before, after] = [urlsOf(from), urlsOf(to)];
    const added = after.filter((url) => !before.includes(url)).length;
    const removed = before.filter((url) => !after.includes(url)).length;
    const isReordered = !isSameValue(before, after);
    if (added + removed === 0) return isReordered ? ["/photos"] : [];
    return Array.from({ length: Math.max(added, removed) }, () => `/photos/${path}`);
  });
  return changed;
}

/** Entries are named by their type, such as `korea_name`. */
function compareInfo(from: Wire, to: Wire): string[] {
  const [before, after] = [getInfo(from), getInfo(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((type) => !isSameValue(before.get(type), after.get(type)))
    .map((type) => `/${infoKey}/${type}`);
}

function toObjects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
