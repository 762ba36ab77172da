import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { useToast } from "@realtor/ui/toast";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { copyText } from "#app/admin/copy-text.ts";
import { downloadFile } from "#app/admin/download-file.ts";
import * as css from "./account.css.ts";

const fileName = "built-for-realtors-backup-codes.txt";

interface BackupCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The backup codes, which are shown once, to copy or to download. */
export function BackupCodeList({ codes, onDone }: BackupCodeListProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const text = `${codes.join("\n")}\n`;

  // The field of the step before had the focus.
  useEffect(() => list.current?.focus(), []);

  async function copy() {
    const isCopied = await copyText(text);
    setFailed(!isCopied);
    if (isCopied) toast({ text: formatMessage({ id: "account.factor.copied" }) });
  }

  return (
    <>
      <DialogBody>
        <Stack gap={20}>
          <ul
            ref={list}
            tabIndex={-1}
            className={css.codes}
            aria-label={formatMessage({ id: "account.factor.codes" })}
          >
            {codes.map((code) => (
              <li key={code} translate="no">
                {code}
              </li>
            ))}
          </ul>
          {failed && (
            <InlineAlert>
              <FormattedMessage id="account.factor.uncopied" />
            </InlineAlert>
          )}
          <Inline>
            <Button variant="outline" size="medium" onClick={() => void copy()}>
              <FormattedMessage id="account.factor.copy" />
            </Button>
            <Button
              variant="outline"
              size="medium"
              onClick={() => downloadFile(fileName, text, "text/plain")}
            >
              <FormattedMessage id="account.factor.download" />
            </Button>
          </Inline>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button size="medium" onClick={onDone}>
          <FormattedMessage id="account.factor.done" />
        </Button>
      </DialogActions>
    </>
  );
}
