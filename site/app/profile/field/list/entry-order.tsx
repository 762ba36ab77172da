import { Disclosure } from "@realtor/ui/disclosure";
import { GridList } from "@realtor/ui/grid-list";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";

interface EntryOrderProps {
  /** Key and name of each entry, in order. */
  entries: readonly { key: string; name: string }[];
  /** Called with the former index of the entry at each position. */
  onReorder: (order: number[]) => void;
}

/**
 * The names of entries, which the user puts in order. Separate from their fields: in a grid list Tab
 * leaves the list after one item, and a text cannot be selected in an item that can be dragged.
 */
export function EntryOrder({ entries, onReorder }: EntryOrderProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage({ id: "editor.list.order" });
  if (entries.length < 2) return null;
  return (
    <Disclosure title={label} expanded={isOpen} onExpandedChange={setOpen}>
      {/* A section can have many lists, of which few are put in order. */}
      {isOpen && (
        <GridList
          labels={controlLabelsFor(locale).gridList}
          label={label}
          items={entries.map((entry, index) => ({ ...entry, index }))}
          itemKey={({ key }) => key}
          itemLabel={({ name }) => name}
          onReorder={(items) => onReorder(items.map(({ index }) => index))}
        >
          {({ name }) => name}
        </GridList>
      )}
    </Disclosure>
  );
}
