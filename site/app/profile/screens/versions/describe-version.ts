import type { RealtorVersion } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";
import { describeChanges } from "./describe-changes.ts";
import { findChange } from "./find-change.ts";

type Described = Pick<RealtorVersion, "kind" | "changed" | "isPublication">;

/** One sentence about what a version changed. */
export function describeVersion(version: Described, intl: IntlShape): string {
  const { kind, changed, isPublication } = version;
  if (kind === "create") return intl.formatMessage({ id: "versions.first" });
  if (kind === "delete") return intl.formatMessage({ id: "versions.deleted" });
  const changes = changed.flatMap((pointer) => findChange(pointer) ?? []);
  if (changes.length > 0) return describeChanges(changes, intl);
  if (changed.includes("/isMakeHomepage") || isPublication)
    return intl.formatMessage({ id: isPublication ? "versions.online" : "versions.offline" });
  return intl.formatMessage({ id: kind === "import" ? "versions.imported" : "versions.same" });
}
