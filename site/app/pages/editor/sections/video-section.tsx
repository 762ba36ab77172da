import { parseVideoId } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { SectionFrame } from "./section-frame.tsx";

/**
 * The recommended video. Short links are normalized to www.youtube.com. See
 * docs/spec/validation.md#video-link.
 */
export function VideoSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="video" lead={formatMessage({ id: "editor.video.lead" })}>
      <DraftTextField
        field="video"
        type="url"
        hint={formatMessage({ id: "editor.video.hint" })}
        normalize={normalizeVideoLink}
      />
      <DraftTextField field="videoTitleKr" lang="ko" />
      <DraftTextField field="videoTitleEn" lang="en" />
      <DraftTextField field="videoTitleJa" lang="ja" />
    </SectionFrame>
  );
}

function normalizeVideoLink(typed: string): string {
  const id = parseVideoId(typed);
  return id === null ? typed.trim() : `https://www.youtube.com/watch?v=${id}`;
}
