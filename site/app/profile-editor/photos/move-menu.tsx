import { Menu, type MenuItem } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { galleryMessages as messages } from "./gallery-messages.ts";

interface MoveMenuProps {
  /** Position of the photo, from 1. */
  n: number;
  total: number;
  className: string;
  /** Receives the new index, from 0. */
  onMove: (to: number) => void;
}

/** "Move" with the positions to move a photo to: the alternative to dragging (WCAG 2.5.7). */
export function MoveMenu({ n, total, className, onMove }: MoveMenuProps) {
  const { formatMessage } = useIntl();
  const index = n - 1;
  const createItem = (label: string, to: number, disabled: boolean): MenuItem => ({
    label,
    disabled,
    onSelect: () => onMove(to),
  });
  const [isFirst, isLast] = [index === 0, index === total - 1];
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={className}
          aria-label={formatMessage(messages.moveNth, { n })}
        >
          {formatMessage(messages.move)}
        </button>
      }
      items={[
        createItem(formatMessage(messages.toFirst), 0, isFirst),
        createItem(formatMessage(messages.earlier), index - 1, isFirst),
        createItem(formatMessage(messages.later), index + 1, isLast),
        createItem(formatMessage(messages.toLast), total - 1, isLast),
      ]}
    />
  );
}
