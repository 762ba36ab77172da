import {
  DollarIcon,
  DuplicateIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  LinkIcon,
  PrintIcon,
  SwapIcon,
  TrashIcon,
} from "@realtor/ui/icons";
import type { MenuItem } from "@realtor/ui/menu";
import type { IntlShape } from "react-intl";
import type { Home } from "#app/listing/document/home.ts";
import type { MessageKey } from "#app/i18n/messages.ts";

/** What the menu of a home does. */
export interface HomeCommands {
  onStatus: () => void;
  onPrice: () => void;
  onWrite: () => void;
  onCopy: () => void;
  onDuplicate: () => void;
  onHide: (isHidden: boolean) => void;
  onDelete: () => void;
}

interface MenuContext extends HomeCommands {
  intl: Pick<IntlShape, "formatMessage">;
  /** Present values in words; of an MLS home, the languages with the agent's text. */
  values: { status: string; price: string; words: string };
  /** Paths of its page and its printed sheet; null while visitors do not see the home. */
  page: { view: string; flyer: string } | null;
}

/** The items of the menu of a home: what applies to one of an MLS, a draft, and a closed one differs. */
export function homeMenuItems(
  { isByHand, group, status, entry }: Home,
  { intl, values, page, ...on }: MenuContext,
): MenuItem[] {
  const label = (id: MessageKey) => intl.formatMessage({ id });
  const isClosed = group === "closed";
  const isHidden = entry.isHidden === "Y";
  const items: (MenuItem | false)[] = [
    isByHand &&
      !isClosed && {
        label: label("listings.menu.status"),
        currentValue: values.status,
        icon: <SwapIcon />,
        onSelect: on.onStatus,
      },
    isByHand &&
      !isClosed && {
        label: label("listings.menu.price"),
        currentValue: values.price,
        icon: <DollarIcon />,
        onSelect: on.onPrice,
      },
    !isByHand &&
      !isClosed &&
      entry.allowsWords === "Y" && {
        label: label("listings.menu.write"),
        currentValue: values.words,
        icon: <EditIcon />,
        onSelect: on.onWrite,
      },
    page !== null && {
      label: label("listings.menu.view"),
      icon: <EyeIcon />,
      href: page.view,
      startsGroup: true,
    },
    page !== null && {
      label: label("listings.menu.copy"),
      icon: <LinkIcon />,
      onSelect: on.onCopy,
    },
    page !== null &&
      !isClosed && {
        label: label("listings.menu.flyer"),
        icon: <PrintIcon />,
        href: page.flyer,
      },
    isByHand &&
      !isClosed && {
        label: label("listings.menu.duplicate"),
        icon: <DuplicateIcon />,
        startsGroup: page === null,
        onSelect: on.onDuplicate,
      },
    // A withdrawn home comes back by its status.
    group !== "draft" &&
      (status !== "withdrawn" || isHidden) && {
        label: label(hideMessage(isClosed, isHidden)),
        icon: isHidden ? <EyeIcon /> : <EyeOffIcon />,
        startsGroup: true,
        onSelect: () => on.onHide(!isHidden),
      },
    isByHand && {
      label: label("listings.menu.delete"),
      icon: <TrashIcon />,
      danger: true,
      startsGroup: group === "draft" || (status === "withdrawn" && !isHidden),
      onSelect: on.onDelete,
    },
  ];
  return items.filter((item) => item !== false);
}

function hideMessage(isClosed: boolean, isHidden: boolean): MessageKey {
  if (isClosed) return isHidden ? "listings.menu.unhideRecord" : "listings.menu.hideRecord";
  return isHidden ? "listings.menu.unhide" : "listings.menu.hide";
}
