import { Button } from "@realtor/ui/button";
import { CheckIcon, CopyIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { useCopy } from "#app/admin/use-copy.ts";
import * as css from "./share.css.ts";

/** The address, and the button that copies it with `https://`. */
export function CopyLink({ address, url }: { address: string; url: string }) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { result, copy } = useCopy();
  const copyUrl = async () => {
    if (!(await copy(url))) field.current?.select();
  };
  const isCopied = result === "copied";
  return (
    <>
      <div className={css.copy}>
        <input
          ref={field}
          className={css.address}
          aria-label={formatMessage({ id: "share.address" })}
          readOnly
          lang="en"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copyUrl()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {formatMessage({ id: isCopied ? "share.copied" : "share.copy" })}
        </Button>
      </div>
      <output className={result === "failed" ? css.failed : visuallyHidden}>
        {isCopied && formatMessage({ id: "share.copied" })}
        {result === "failed" && formatMessage({ id: "share.uncopied" })}
      </output>
    </>
  );
}
