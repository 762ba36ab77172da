import { Suspense, useState } from "react";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import {
  findMissingLanguages,
  type Home,
  type HomeGroup,
  isCopy,
} from "#app/listing/document/home.ts";
import { listingFormPath, websitePath } from "#app/listing/document/listing-paths.ts";
import { useListingActions } from "#app/listing/document/use-listing-actions.ts";
import { useAddress } from "#app/page-root.tsx";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { useSiteLanguages } from "#app/profile/field/language/editor-language.tsx";
import { HomeGroupList } from "./home-group.tsx";
import { HomeRow } from "./home-row.tsx";
import type { RowFocus } from "./row-focus.ts";

const HomePanel = lazyPart(
  async () => (await import("#app/listing/status/home-panel.tsx")).HomePanel,
);

interface ManagedHomesProps {
  groups: readonly (readonly [HomeGroup, readonly Home[]])[];
  focus: RowFocus;
}

/** The homes of a website with what can be done with each. */
export function ManagedHomes({ groups, focus }: ManagedHomesProps) {
  const address = useAddress();
  const stored = useEditorState((state) => state.stored);
  const langs = useSiteLanguages();
  const homes = groups.flatMap(([, ofGroup]) => ofGroup);
  const actions = useListingActions(stored.id, focus.recall);
  const [panel, setPanel] = useState<{ kind: "status" | "price"; key: string } | null>(null);
  const opened = homes.find(({ key }) => key === panel?.key);

  const goTo = (id: string | null) => {
    if (id !== null) location.assign(listingFormPath(stored.desiredUrl, id, address));
  };
  const open = async (home: Home) => goTo(await actions.openDocument(home));
  const duplicate = async (home: Home) => goTo(await actions.duplicate(home));
  const commandsOf = (home: Home) => ({
    onStatus: () => setPanel({ kind: "status", key: home.key }),
    onPrice: () => setPanel({ kind: "price", key: home.key }),
    onWrite: () => void open(home),
    onDuplicate: () => void duplicate(home),
    onHide: (isHidden: boolean) => {
      focus.keep(home.key);
      void actions.setHidden(home, isHidden);
    },
    onDelete: () => {
      focus.keep(home.key);
      void actions.remove(home);
    },
  });
  const website = stored.isMakeHomepage === "Y" ? websitePath(stored.desiredUrl, address) : null;
  return (
    <>
      {groups.map(([group, ofGroup]) => (
        <HomeGroupList key={group} group={group} count={ofGroup.length}>
          {ofGroup.map((home) => (
            <HomeRow
              key={home.key}
              home={home}
              missing={findMissingLanguages(home, langs)}
              isCopy={isCopy(home, homes)}
              href={
                home.entry.id === null
                  ? undefined
                  : listingFormPath(stored.desiredUrl, home.entry.id, address)
              }
              onOpen={() => void open(home)}
              menu={{ website, commands: commandsOf(home) }}
            />
          ))}
        </HomeGroupList>
      ))}
      <Suspense>
        {panel && opened && (
          <HomePanel
            home={opened}
            kind={panel.kind}
            onKind={(kind) => setPanel({ ...panel, kind })}
            onClose={() => setPanel(null)}
            onChange={async (change, done) => {
              const refresh = await actions.changeStatus(opened, change, done);
              // The panel first: it returns the focus to the row, which may move then.
              setPanel(null);
              focus.keep(opened.key);
              void refresh();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
