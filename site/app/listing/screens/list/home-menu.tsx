import { IconButton } from "@realtor/ui/icon-button";
import { InfoIcon, MoreIcon } from "@realtor/ui/icons";
import { media } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { copyAddress } from "#app/admin/copy-text.ts";
import { LazyMenu } from "#app/admin/lazy-menu.tsx";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { type Home, isSeen } from "#app/listing/document/home.ts";
import { homeName, homePrice, missingText, stateText } from "#app/listing/document/home-text.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingPath, sheetPath } from "#app/pages/listing/listing-links.ts";
import type { Lang } from "@realtor/api/locales";
import { homeMenuItems, type HomeCommands } from "./home-menu-items.tsx";

const HomeMenuSheet = lazyPart(async () => (await import("./home-menu-sheet.tsx")).HomeMenuSheet);

export interface HomeMenuProps {
  home: Home;
  /** Languages without a text. */
  missing: readonly Lang[];
  /** Path of the website, without a language; null while it is not public. */
  website: string | null;
  /** The home has the focus: a key may open the menu. */
  wanted: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: Omit<HomeCommands, "onCopy">;
}

/** The button ⋯ of a home with its menu, which is a sheet on a phone. */
export function HomeMenu(props: HomeMenuProps) {
  const { home, missing, website, wanted, open, onOpenChange, commands } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const toast = useToast();
  const isPhone = useMediaQuery(media.mobile);
  const address = { home: website ?? "/", key: home.key };
  const view = localePath(listingPath(address), locale);
  const items = homeMenuItems(home, {
    ...commands,
    intl,
    values: {
      status: stateText({ ...home, group: "shown" }, intl),
      price: homePrice(home, locale, intl),
      words:
        missing.length > 0
          ? missingText(missing, intl)
          : formatMessage({ id: "listings.menu.languages" }, { n: home.entry.languages.length }),
    },
    page:
      website !== null && isSeen(home)
        ? { view, flyer: localePath(sheetPath(address), locale) }
        : null,
    onCopy: () => void copyAddress(view, { intl, toast }),
  });
  const note =
    home.mls === null ? undefined : formatMessage({ id: "listings.menu.note" }, { mls: home.mls });
  const label = formatMessage({ id: "listings.more" }, { address: homeName(home, intl) });
  if (!isPhone)
    return (
      <LazyMenu
        trigger={
          <IconButton label={label}>
            <MoreIcon />
          </IconButton>
        }
        items={items}
        note={note === undefined ? undefined : { text: note, icon: <InfoIcon /> }}
        wanted={wanted}
        open={open}
        onOpenChange={onOpenChange}
      />
    );
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
      >
        <MoreIcon />
      </IconButton>
      <Suspense>
        {open && (
          <HomeMenuSheet
            home={home}
            items={items}
            note={note}
            onClose={() => onOpenChange(false)}
          />
        )}
      </Suspense>
    </>
  );
}
