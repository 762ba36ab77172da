import type { Lang } from "@realtor/api/locales";
import { Badge } from "@realtor/ui/badge";
import { Status, type StatusProps } from "@realtor/ui/status";
import { visuallyHidden } from "@realtor/ui/styles";
import { type KeyboardEvent, startTransition, useState } from "react";
import { useIntl } from "react-intl";
import type { Home } from "#app/listing/document/home.ts";
import { HomePhoto } from "#app/listing/document/home-photo.tsx";
import { homeName, homePrice, missingText, stateText } from "#app/listing/document/home-text.ts";
import { useAddress } from "#app/page-root.tsx";
import { HomeMenu, type HomeMenuProps } from "./home-menu.tsx";
import * as css from "./home-row.css.ts";

interface HomeRowProps {
  home: Home;
  /** Languages without a text. */
  missing: readonly Lang[];
  isCopy?: boolean;
  /** The form of the home; without it, a press asks for one. */
  href: string | undefined;
  onOpen?: () => void;
  /** Without it, the home has no menu. */
  menu?: Pick<HomeMenuProps, "website" | "commands"> | undefined;
}

/** A home of the agent's list: one link, and a menu. */
export function HomeRow({ home, missing, isCopy = false, href, onOpen, menu }: HomeRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const [hadFocus, setHadFocus] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const name = homeName(home, intl);
  const address = isCopy ? formatMessage({ id: "listings.copyOf" }, { address: name }) : name;
  const price = homePrice(home, locale, intl);
  const state = stateText(home, intl);
  const lacks = missing.length > 0 ? missingText(missing, intl) : null;
  const openMenu = (event: KeyboardEvent) => {
    if (!menu) return;
    const isMenuKey = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
    const isLetter = event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey;
    if (!isMenuKey && (!isLetter || event.altKey)) return;
    event.preventDefault();
    setMenuOpen(true);
  };
  const content = (
    <>
      <HomePhoto url={home.photoUrl} size="row" />
      <span className={css.body}>
        <span className={css.address}>{address}</span>
        <Pause />
        <span className={css.price}>{price}</span>
        <Pause />
        <span className={css.state}>
          <Status kind={squareOf(home)} className={css.status}>
            {state}
          </Status>
          <Pause />
          {home.isByHand ? (
            <Badge>{formatMessage({ id: "listings.byHand" })}</Badge>
          ) : (
            <span>{home.mls}</span>
          )}
        </span>
        {lacks !== null && (
          <>
            <Pause />
            <span className={css.missing}>{lacks}</span>
          </>
        )}
      </span>
    </>
  );
  const link = {
    className: css.link,
    "data-home": home.key,
    onFocus: () => startTransition(() => setHadFocus(true)),
    onKeyDown: openMenu,
  };
  return (
    <li className={css.row}>
      {href === undefined ? (
        <button type="button" {...link} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a {...link} href={href}>
          {content}
        </a>
      )}
      {menu && (
        <div className={css.menu}>
          <HomeMenu
            {...menu}
            home={home}
            missing={missing}
            wanted={hadFocus}
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
          />
        </div>
      )}
    </li>
  );
}

/** Between the parts of the name of a row. */
function Pause() {
  return <span className={visuallyHidden}>, </span>;
}

function squareOf({ group, status }: Home): StatusProps["kind"] {
  if (group === "draft") return "unsaved";
  return group === "shown" && status === "active" ? "live" : "draft";
}
