import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { TextField } from "@realtor/ui/text-field";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./admin-page.css.ts";
import { copyText } from "./copy-text.ts";

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value that the user needs elsewhere, with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  async function copy() {
    const isCopied = await copyText(value);
    setFailed(!isCopied);
    if (isCopied) toast({ text: formatMessage({ id: "admin.copied" }) });
    else field.current?.select();
  }

  return (
    <Stack gap={8}>
      <div className={css.copyRow}>
        <TextField
          ref={field}
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outline"
          size="medium"
          aria-label={`${formatMessage({ id: "admin.copy" })}: ${label}`}
          onClick={() => void copy()}
        >
          {formatMessage({ id: "admin.copy" })}
        </Button>
      </div>
      {failed && <InlineAlert>{formatMessage({ id: "admin.uncopied" })}</InlineAlert>}
    </Stack>
  );
}
