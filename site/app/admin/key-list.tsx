import { Box } from "@realtor/ui/box";
import { FormattedMessage } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import * as css from "./key-list.css.ts";

interface KeyListProps {
  /** What is done, and the keys that do it. */
  rows: readonly (readonly [message: MessageKey, keys: string])[];
}

/** The keys of a screen. */
export function KeyList({ rows }: KeyListProps) {
  return (
    <dl className={css.list}>
      {rows.map(([message, keys]) => (
        <Box
          key={message}
          display="flex"
          alignItems="center"
          justifyContent="between"
          gap={16}
          className={css.row}
        >
          <dt>
            <FormattedMessage id={message} />
          </dt>
          <dd>
            <kbd className={css.key}>{keys}</kbd>
          </dd>
        </Box>
      ))}
    </dl>
  );
}
