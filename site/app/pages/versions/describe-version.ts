import type { RealtorVersion } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { describeChanges } from "./describe-changes.ts";
import { findChange } from "./find-change.ts";

const messages = defineMessages({
  first: {
    id: "versions.first",
    defaultMessage: "First version of the page",
    description: "The first entry of the list of versions.",
  },
  offline: {
    id: "versions.offline",
    defaultMessage: "Taken offline",
    description: "A version in which the website was made private.",
  },
  online: {
    id: "versions.online",
    defaultMessage: "Published again",
    description: "A version in which the website was made public without another change.",
  },
  imported: {
    id: "versions.imported",
    defaultMessage: "Imported file",
    description: "A version in which a file was imported that changed nothing.",
  },
  deleted: {
    id: "versions.deleted",
    defaultMessage: "Website deleted",
    description: "A version in which the website was deleted.",
  },
  same: {
    id: "versions.same",
    defaultMessage: "No visible change",
    description: "A version that changed nothing that visitors can see.",
  },
});

type Described = Pick<RealtorVersion, "kind" | "changed" | "isPublication">;

/** One sentence about what a version changed. */
export function describeVersion(version: Described, intl: IntlShape): string {
  const { kind, changed, isPublication } = version;
  if (kind === "create") return intl.formatMessage(messages.first);
  if (kind === "delete") return intl.formatMessage(messages.deleted);
  const changes = changed.flatMap((pointer) => findChange(pointer) ?? []);
  if (changes.length > 0) return describeChanges(changes, intl);
  if (changed.includes("/isMakeHomepage") || isPublication)
    return intl.formatMessage(isPublication ? messages.online : messages.offline);
  return intl.formatMessage(kind === "import" ? messages.imported : messages.same);
}
