import { InfoIcon } from "@realtor/ui/icons";
import type { MenuItem } from "@realtor/ui/menu";
import { PanelBody } from "@realtor/ui/panel-parts";
import { SidePanel } from "@realtor/ui/side-panel";
import { useIntl } from "react-intl";
import type { Home } from "#app/listing/document/home.ts";
import { HomeHead } from "#app/listing/document/home-head.tsx";
import { homeName } from "#app/listing/document/home-text.ts";
import * as css from "./home-menu-sheet.css.ts";

interface HomeMenuSheetProps {
  home: Home;
  items: readonly MenuItem[];
  note: string | undefined;
  onClose: () => void;
}

/** The menu of a home on a phone. */
export function HomeMenuSheet({ home, items, note, onClose }: HomeMenuSheetProps) {
  const intl = useIntl();
  return (
    <SidePanel
      open
      sheet
      onOpenChange={onClose}
      title={homeName(home, intl)}
      titleHidden
      headline={
        <div tabIndex={-1} data-autofocus>
          <HomeHead home={home} />
        </div>
      }
      closeLabel={intl.formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} onClose={onClose} />
            </li>
          ))}
        </ul>
        {note !== undefined && (
          <p className={css.note}>
            <InfoIcon size={20} />
            {note}
          </p>
        )}
      </PanelBody>
    </SidePanel>
  );
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const className = item.danger ? `${css.item} ${css.danger}` : css.item;
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.currentValue && <span className={css.currentValue}>{item.currentValue}</span>}
    </>
  );
  return item.href === undefined ? (
    <button
      type="button"
      className={className}
      onClick={() => {
        onClose();
        item.onSelect();
      }}
    >
      {content}
    </button>
  ) : (
    <a className={className} href={item.href}>
      {content}
    </a>
  );
}
