import { Button } from "@realtor/ui/button";
import { CheckIcon, CopyIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { copyText } from "#app/admin/copy-text.ts";
import { shareMessages as messages } from "./share-messages.ts";
import * as css from "./share.css.ts";

/** How long the button shows that the address was copied, in ms. */
const shownMs = 3000;

/** The address, and the button that copies it with `https://`. */
export function CopyLink({ address, url }: { address: string; url: string }) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ kind: "copied" | "failed" } | null>(null);
  useEffect(() => {
    if (result?.kind !== "copied") return undefined;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const copied = await copyText(url);
    if (!copied) field.current?.select();
    setResult({ kind: copied ? "copied" : "failed" });
  };
  const isCopied = result?.kind === "copied";
  return (
    <>
      <div className={css.copy}>
        <input
          ref={field}
          className={css.address}
          aria-label={formatMessage(messages.address)}
          readOnly
          lang="en"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {formatMessage(isCopied ? messages.copied : messages.copy)}
        </Button>
      </div>
      <output className={result?.kind === "failed" ? css.failed : visuallyHidden}>
        {isCopied && formatMessage(messages.copied)}
        {result?.kind === "failed" && formatMessage(messages.uncopied)}
      </output>
    </>
  );
}
