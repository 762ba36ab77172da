import { htmlLang, locales } from "@realtor/api/locales";
import { EditIcon } from "@realtor/ui/icons";
import { Stack } from "@realtor/ui/stack";
import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { useDeferredDraft } from "#app/profile/draft/use-draft.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import {
  findMissingTexts,
  type MissingText,
} from "#app/profile/field/language/find-missing-texts.ts";
import { type Device, deviceWidths, useDevice } from "#app/profile/preview/device-choice.tsx";
import { ScaledPage } from "#app/profile/preview/preview-iframe.tsx";
import type { PreviewDraft, FallbackMark } from "#app/profile/preview/preview-protocol.ts";
import { usePreviewContext } from "#app/profile/preview/use-preview-data.ts";
import { usePreviewFeed } from "#app/profile/preview/use-preview-feed.ts";
import * as css from "./preview-pane.css.ts";
import { PreviewTools } from "./preview-tools.tsx";
import { useEditingLabels } from "./use-editing-labels.ts";

export interface PreviewHandle {
  /** Scrolls the preview to the element with this id and outlines a part. */
  show: (anchor: string, part?: string) => void;
}

interface PreviewPaneProps {
  handle: Ref<PreviewHandle>;
  /** Called with the section that was picked, and the part in it. */
  onPick: (anchor: string, part?: string) => void;
  /** Called when the user leaves the list of parts by Escape. */
  onLeave: () => void;
}

/** The preview of the draft, for three device sizes and three languages. */
export function PreviewPane({ handle, onPick, onLeave }: PreviewPaneProps) {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const [device, setDevice] = useDevice();
  const locale = locales.find((each) => htmlLang(each) === lang) ?? "en";
  const page = usePreviewContext(locale);
  const fallbacks = useFallbackMarks();
  const editing = useEditingLabels();
  const context = useMemo(() => ({ ...page, fallbacks, editing }), [page, fallbacks, editing]);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Stack
      as="section"
      gap={0}
      className={css.pane}
      aria-label={formatMessage({ id: "editor.preview" })}
    >
      <PreviewTools device={device} onSelectDevice={setDevice} locale={locale} />
      <PreviewFrame
        frame={frame}
        device={device}
        context={context}
        handle={handle}
        onPick={onPick}
        onLeave={onLeave}
      />
      <p className={css.footer}>
        <EditIcon />
        <span className={css.forMouse}>{formatMessage({ id: "editor.lang.preview.click" })}</span>
        <span className={css.forTouch}>{formatMessage({ id: "editor.lang.preview.tap" })}</span>
      </p>
    </Stack>
  );
}

interface PreviewFrameProps extends PreviewPaneProps {
  frame: RefObject<HTMLIFrameElement | null>;
  device: Device;
  context: Omit<PreviewDraft, "profile">;
}

/** The preview iframe, at the width of the device and scaled down to the available space. */
function PreviewFrame({ frame, device, context, handle, ...callbacks }: PreviewFrameProps) {
  const { formatMessage } = useIntl();
  const show = usePreviewFeed(frame, { context, ...callbacks });

  useImperativeHandle(handle, () => ({ show }));

  return (
    <div className={css.stage}>
      <ScaledPage
        frame={frame}
        title={formatMessage({ id: "editor.preview" })}
        width={deviceWidths[device]}
        className={css.viewport}
      />
    </div>
  );
}

/** The texts that the preview shows in another language, with labels in that of the interface. */
function useFallbackMarks(): readonly FallbackMark[] {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const draft = useDeferredDraft();
  // As JSON: a new list would be sent to the preview on every key.
  const json = JSON.stringify(findMissingTexts(draft, lang));
  return useMemo(() => {
    const texts = JSON.parse(json) as MissingText[]; // written above
    return texts.flatMap(({ section, part, shown }) => {
      if (part === undefined) return [];
      const label = formatMessage(
        { id: "editor.lang.shown" },
        {
          section: formatMessage({ id: `editor.section.${section}` }),
          source: formatMessage({ id: `editor.language.${shown}` }),
        },
      );
      return [{ part, label }];
    });
  }, [json, formatMessage]);
}
