import type { RealtorProfile } from "@realtor/api/loaning";
import { useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useElementSize } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { profileKind } from "#app/profile/draft/profile-kind.ts";
import { DraftContext } from "#app/profile/draft/use-store.ts";
import type { Samples } from "#app/profile/preview/preview-protocol.ts";
import { usePreviewFeed } from "#app/profile/preview/use-preview-feed.ts";
import { PreviewIframe } from "#app/profile/preview/preview-iframe.tsx";
import * as css from "./agent-home.css.ts";

/** CSS px of the page in the preview. */
const pageSize = { width: 1440, height: 1000 };

interface WebsitePreviewProps {
  profile: RealtorProfile;
  /** Texts of the gray samples in place of what is missing; without them nothing is added. */
  samples?: Samples | undefined;
}

/**
 * The first screen of a website with its draft, scaled down: the preview page of the editor, so that it
 * counts as no visit. Decorative; its listings are not loaded. A new profile needs a new `key`.
 */
export function WebsitePreview({ profile, samples }: WebsitePreviewProps) {
  const [store] = useState(() => createDraftStore(profileKind, profile));
  return (
    <DraftContext value={store}>
      <Preview samples={samples} />
    </DraftContext>
  );
}

function Preview({ samples }: Pick<WebsitePreviewProps, "samples">) {
  const { formatMessage } = useIntl();
  const { locale, origin } = useAddress();
  const [container, size] = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  const context = useMemo(
    () => ({
      listings: null,
      team: {},
      locale,
      origin,
      builder: localePath("/", locale),
      ...(samples && { samples }),
    }),
    [locale, origin, samples],
  );
  usePreviewFeed(frame, { context, onShown: () => setShown(true) });
  return (
    <div ref={container} className={css.preview} aria-hidden="true" inert>
      {size && (
        <PreviewIframe
          ref={frame}
          className={css.frame}
          data-shown={shown}
          title={formatMessage({ id: "agentHome.preview" })}
          tabIndex={-1}
          {...pageSize}
          scale={size.width / pageSize.width}
        />
      )}
    </div>
  );
}
