import { canShareLinks, shareLink } from "@realtor/ui/share-link";
import { TextLink } from "@realtor/ui/text-link";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { agentPath } from "#app/layout/agent-frame/agent-path.ts";
import { useAddress } from "#app/page-root.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import * as css from "./share.css.ts";

const QrDialog = lazy(async () => ({ default: (await import("./qr-dialog.tsx")).QrDialog }));

/**
 * Share or copy the URL, download the contact, show the QR code. The contact and the code are files and
 * work without script. The share button is hidden until hydration; its texts are in the HTML, because
 * the fonts of the page contain the characters of the HTML.
 */
export function Share({ labels, content }: Pick<HomepageProps, "labels" | "content">) {
  const { locale, path } = useAddress();
  const text = labels.contact.share;
  const hydrated = useHydrated();
  const [status, setStatus] = useState("");
  const [qrState, setQrState] = useState<"never" | "open" | "closed">("never");
  const home = localePath(path, locale);
  const canShare = hydrated && canShareLinks();

  async function share() {
    const url = location.origin + home;
    const result = await shareLink({ title: content.name.displayName.text, url });
    if (result) setStatus(result === "copied" ? text.copied : text.copyFailed);
  }

  function showQrCode(event: MouseEvent) {
    // A click with a modifier key is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setQrState("open");
  }

  return (
    <div className={css.root}>
      <ul className={css.group} aria-label={text.label}>
        <li hidden={!hydrated}>
          <button
            type="button"
            className={`${css.button} ${css.link}`}
            onClick={() => void share()}
          >
            {(!hydrated || canShare) && <span>{text.share}</span>}
            {!canShare && <span>{text.copy}</span>}
          </button>
        </li>
        <li>
          <TextLink className={css.link} href={agentPath(home, "/contact.vcf")} download>
            {text.save}
          </TextLink>
        </li>
        <li>
          <TextLink
            className={css.link}
            href={agentPath(home, "/qr.svg")}
            rel="nofollow"
            onClick={showQrCode}
          >
            {text.qr}
          </TextLink>
        </li>
      </ul>
      <output className={css.status}>{status}</output>
      {qrState !== "never" && (
        <Suspense>
          <QrDialog
            open={qrState === "open"}
            onOpenChange={(open) => setQrState(open ? "open" : "closed")}
            labels={text}
            closeLabel={labels.common.close}
            src={agentPath(home, "/qr.svg")}
          />
        </Suspense>
      )}
    </div>
  );
}
