import { TextLink } from "@realtor/ui/text-link";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import * as css from "./share.css.ts";

const QrDialog = lazy(async () => ({ default: (await import("./qr-dialog.tsx")).QrDialog }));

/**
 * Share the page, keep the contact, show the code. The contact and the code are files, so both work
 * without script; sharing is there once the page is awake.
 */
export function Share({ labels, content }: Pick<HomepageProps, "labels" | "content">) {
  const { locale, path } = useAddress();
  const text = labels.contact.share;
  const awake = useHydrated();
  const [status, setStatus] = useState("");
  const [code, setCode] = useState<"never" | "open" | "closed">("never");
  const home = localePath(path, locale);
  const files = home === "/" ? "" : home;
  const sharing = awake && "share" in navigator;

  async function share() {
    const url = location.origin + home;
    try {
      if (sharing) return await navigator.share({ title: content.name.shown.text, url });
      await navigator.clipboard.writeText(url);
      setStatus(text.copied);
    } catch (error) {
      // Somebody who closes the sheet has not failed.
      const closed = error instanceof DOMException && error.name === "AbortError";
      if (!closed) setStatus(text.copyFailed);
    }
  }

  function showCode(event: MouseEvent) {
    // With a key held, a link is for the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setCode("open");
  }

  return (
    <div className={css.root}>
      <ul className={css.group} aria-label={text.label}>
        {awake && (
          <li>
            <button type="button" className={css.button} onClick={() => void share()}>
              {sharing ? text.share : text.copy}
            </button>
          </li>
        )}
        <li>
          <TextLink href={`${files}/contact.vcf`} download>
            {text.save}
          </TextLink>
        </li>
        <li>
          <TextLink href={`${files}/qr.svg`} rel="nofollow" onClick={showCode}>
            {text.qr}
          </TextLink>
        </li>
      </ul>
      <output className={css.status}>{status}</output>
      {code !== "never" && (
        <Suspense>
          <QrDialog
            open={code === "open"}
            onOpenChange={(open) => setCode(open ? "open" : "closed")}
            labels={text}
            closeLabel={labels.common.close}
            src={`${files}/qr.svg`}
          />
        </Suspense>
      )}
    </div>
  );
}
