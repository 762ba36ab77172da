import { type Locale, locales } from "@realtor/api/locales";
import { DesktopIcon, ExternalIcon, MoonIcon, SmartphoneIcon, TabletIcon } from "@realtor/ui/icons";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { type Ref, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useEditorState, useField } from "../draft/use-draft.ts";
import * as css from "./preview-pane.css.ts";
import { type Device, PreviewFrame } from "./preview-frame.tsx";
import { useListings } from "./use-listings.ts";
import { useTeam } from "./use-team.ts";
import type { PreviewHandle } from "./preview-handle.ts";

interface PreviewPaneProps {
  handle: Ref<PreviewHandle>;
  onPick: (anchor: string) => void;
}

const shortNames: Record<Locale, string> = { ko: "한", en: "EN", "ja-JP": "日" };

/** The preview of the draft, for three device sizes and three languages. */
export function PreviewPane({ handle, onPick }: PreviewPaneProps) {
  const { formatMessage } = useIntl();
  const { locale: pageLocale, origin } = useAddress();
  const [device, setDevice] = useState<Device>(() =>
    matchMedia("(max-width: 760px)").matches ? "phone" : "desktop",
  );
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const listings = useListings();
  const team = useTeam();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const context = useMemo(
    () => ({
      listings: listings ?? null,
      team,
      locale,
      origin,
      builder: localePath("/", locale),
    }),
    [listings, team, locale, origin],
  );
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className={css.pane} aria-label={formatMessage({ id: "editor.preview" })}>
      <div className={css.tools}>
        <div className={css.group}>
          <div className={css.devices}>
            <SegmentedControl
              label={formatMessage({ id: "editor.preview.device" })}
              value={device}
              onChange={setDevice}
              segments={[
                {
                  value: "desktop",
                  label: formatMessage({ id: "editor.preview.desktop" }),
                  icon: <DesktopIcon />,
                },
                {
                  value: "tablet",
                  label: formatMessage({ id: "editor.preview.tablet" }),
                  icon: <TabletIcon />,
                },
                {
                  value: "phone",
                  label: formatMessage({ id: "editor.preview.phone" }),
                  icon: <SmartphoneIcon />,
                },
              ]}
            />
          </div>
          <SegmentedControl
            label={formatMessage({ id: "editor.preview.language" })}
            value={locale}
            onChange={setLocale}
            segments={locales.map((value) => ({ value, label: shortNames[value] }))}
          />
        </div>
        <div className={css.group}>
          <div className={css.flags}>
            <DarkToggle field="darkHero" />
            <DarkToggle field="darkContent" />
          </div>
          <a
            className={css.open}
            href={localePath(`/${slug}`, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={formatMessage({ id: "editor.preview.open" })}
          >
            <ExternalIcon />
          </a>
        </div>
      </div>
      <PreviewFrame
        frame={frame}
        device={device}
        context={context}
        handle={handle}
        onPick={onPick}
      />
    </section>
  );
}

/** Toggles a dark section in the draft, as the switch of the design section does. */
function DarkToggle({ field }: { field: "darkHero" | "darkContent" }) {
  const [on, setOn] = useField(field);
  return (
    <button type="button" className={css.flag} aria-pressed={on} onClick={() => setOn(!on)}>
      <MoonIcon size={20} />
      <FormattedMessage id={`editor.preview.${field}`} />
    </button>
  );
}
