import { parseVideoId } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { TextEntry } from "../fields/text-entry.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The recommended video. A short address is kept as the www address that SPEC section 5 asks for. */
export function VideoSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="video" lead={formatMessage({ id: "editor.video.lead" })}>
      <TextEntry
        field="video"
        type="url"
        hint={formatMessage({ id: "editor.video.hint" })}
        tidy={wholeVideoLink}
      />
      <TextEntry field="videoTitleKr" lang="ko" />
      <TextEntry field="videoTitleEn" lang="en" />
      <TextEntry field="videoTitleJa" lang="ja" />
    </SectionFrame>
  );
}

function wholeVideoLink(typed: string): string {
  const id = parseVideoId(typed);
  return id === null ? typed.trim() : `https://www.youtube.com/watch?v=${id}`;
}
