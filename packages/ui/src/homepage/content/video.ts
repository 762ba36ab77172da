import type { Photo } from "@realtor/profile/photos";
import { type LocalText, type Missing, pickText, type Text } from "@realtor/profile/text";
import { parseVideoId } from "@realtor/profile/video-id";
import type { Lang } from "../../labels/labels.ts";

/** The recommended video and its title. */
export type VideoInput = {
  recommendedYoutubeUrl?: Text;
  presentation?: { videoTitleKr?: Text; videoTitleEn?: Text; videoTitleJa?: Text } | Missing;
};

export type Video = {
  /** YouTube id: 11 characters of `[A-Za-z0-9_-]`, safe in a URL. */
  id: string;
  title: LocalText | null;
  poster: Photo | null;
};

/** `pickPoster` is called only if there is a video. */
export function readVideo(
  profile: VideoInput,
  lang: Lang,
  pickPoster: () => Photo | null,
): Video | null {
  const id = parseVideoId(profile.recommendedYoutubeUrl);
  if (!id) return null;
  const title = pickText(lang, {
    ko: profile.presentation?.videoTitleKr,
    en: profile.presentation?.videoTitleEn,
    ja: profile.presentation?.videoTitleJa,
  });
  return { id, title, poster: pickPoster() };
}
