import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { LoadState } from "#app/admin/list-screen.tsx";
import { useHomeList } from "./use-home-list.ts";
import { EmptyListings } from "./empty-listings.tsx";
import { FoundHomes } from "./found-homes.tsx";
import { ManagedHomes } from "./managed-homes.tsx";
import { groupHomes } from "./group-homes.ts";
import { useRowFocus } from "./row-focus.ts";
import * as css from "./listings-section.css.ts";

/** The homes of a website, in the editor. */
export function ListingsSection() {
  const { homes, isElsewhere, error, refresh } = useHomeList();
  const groups = useMemo(() => groupHomes(homes ?? []), [homes]);
  const keys = useMemo(
    () => groups.flatMap(([, ofGroup]) => ofGroup.map(({ key }) => key)),
    [groups],
  );
  const focus = useRowFocus(keys);
  if (homes === undefined)
    return (
      <LoadState
        error={error}
        loaded={false}
        onRetry={refresh}
        skeleton={{ shape: "rows", count: 4 }}
      />
    );
  if (isElsewhere)
    return (
      <>
        <FoundHomes groups={groups} />
        <p className={css.note}>
          <FormattedMessage id="listings.elsewhere" />
        </p>
      </>
    );
  return (
    <div ref={listenForAdd} className={css.list}>
      {homes.length === 0 ? <EmptyListings /> : <ManagedHomes groups={groups} focus={focus} />}
    </div>
  );
}

/** A ref of the list: N adds a home. */
function listenForAdd(list: HTMLElement | null) {
  const add = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== "n" || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest("[role=menu]")) return;
    document.querySelector<HTMLElement>("[data-add-listing]")?.click();
  };
  list?.addEventListener("keydown", add);
  return () => list?.removeEventListener("keydown", add);
}
