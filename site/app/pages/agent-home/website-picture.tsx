import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "#app/pages/preview/preview-protocol.ts";
import * as css from "./website-picture.css.ts";

interface WebsitePictureProps {
  profile: RealtorProfile;
  locale: Locale;
}

/** CSS px of the page in the picture. */
const pageSize = { width: 1440, height: 1000 };

/**
 * The first screen of a website, scaled down: the preview page of the editor, so that it counts as no
 * visit. Decorative; its listings are not loaded.
 */
export function WebsitePicture({ profile, locale }: WebsitePictureProps) {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(0);
  const [shown, setShown] = useState(false);
  const draft = useMemo<PreviewDraft>(
    () => ({
      profile,
      listings: null,
      team: {},
      locale,
      origin,
      builder: localePath("/", locale),
    }),
    [profile, locale, origin],
  );

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow ?? null;
      if (!isPreviewMessage<FromPreview>(event, page)) return;
      const message: ToPreview = { type: "preview.draft", draft };
      if (event.data.type === "preview.ready") page?.postMessage(message, location.origin);
      if (event.data.type === "preview.shown") setShown(true);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [draft]);

  return (
    <div ref={container} className={css.picture} aria-hidden="true" inert>
      {width > 0 && (
        // Same origin with scripts: a sandbox with both gives no isolation.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={frame}
          // A new draft starts again.
          key={`${profile.updatedAt} ${locale}`}
          className={css.frame}
          data-shown={shown}
          src={localePath("/admin/preview", locale)}
          title={formatMessage({
            id: "agentHome.picture",
            defaultMessage: "Picture of the website",
            description: "Title of the frame with the agent’s website; screen readers skip it.",
          })}
          tabIndex={-1}
          style={{ ...pageSize, transform: `scale(${width / pageSize.width})` }}
        />
      )}
    </div>
  );
}
