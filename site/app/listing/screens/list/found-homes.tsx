import { localePath } from "#app/i18n/language-items.ts";
import type { Home, HomeGroup } from "#app/listing/document/home.ts";
import { websitePath } from "#app/listing/document/listing-paths.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingPath } from "#app/pages/listing/listing-links.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { HomeGroupList } from "./home-group.tsx";
import { HomeRow } from "./home-row.tsx";

interface FoundHomesProps {
  groups: readonly (readonly [HomeGroup, readonly Home[]])[];
}

/** The homes that another home service finds: each leads to its page. */
export function FoundHomes({ groups }: FoundHomesProps) {
  const address = useAddress();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const home = websitePath(slug, address);
  return groups.map(([group, ofGroup]) => (
    <HomeGroupList key={group} group={group} count={ofGroup.length}>
      {ofGroup.map((one) => (
        <HomeRow
          key={one.key}
          home={one}
          missing={[]}
          href={localePath(listingPath({ home, key: one.key }), address.locale)}
        />
      ))}
    </HomeGroupList>
  ));
}
