import type { RealtorVersion } from "@realtor/api/loaning";

/**
 * Leaves out the versions without a visible change; newest first. A publication that changes nothing by
 * itself is one version with the draft that it made public: with its changes, and the time of publication.
 */
export function collapseVersions<Version extends RealtorVersion>(
  versions: readonly Version[],
): Version[] {
  const shown: Version[] = [];
  /** Has the content of the next one. */
  let waiting: Version | undefined;
  for (const version of versions) {
    if (waiting) {
      const joined: Version | undefined = join(waiting, version);
      if (joined) {
        waiting = joined;
        if (hasContent(joined)) {
          shown.push(joined);
          waiting = undefined;
        }
        continue;
      }
      shown.push(waiting);
      waiting = undefined;
    }
    if (hasContent(version) || isTakenOffline(version)) shown.push(version);
    else if (version.isPublication || version.id === null) waiting = version;
  }
  return waiting ? [...shown, waiting] : shown;
}

/** A version with the content of the one before it; undefined if that one is to be listed by itself. */
function join<Version extends RealtorVersion>(
  later: Version,
  earlier: Version,
): Version | undefined {
  if (isTakenOffline(earlier)) return undefined;
  return {
    ...later,
    changed: earlier.changed,
    kind: earlier.kind === "create" ? "create" : later.kind,
    isPublication: later.isPublication || earlier.isPublication,
    isLive: later.isLive || earlier.isLive,
  };
}

function hasContent({ kind, changed }: RealtorVersion): boolean {
  if (kind === "create" || kind === "delete") return true;
  return changed.some((pointer) => pointer !== "/isMakeHomepage");
}

function isTakenOffline(version: RealtorVersion): boolean {
  return version.changed.includes("/isMakeHomepage") && !version.isPublication;
}
