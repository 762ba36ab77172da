"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { checkText } from "../../developer-errors.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { isUnmodifiedClick } from "../../hooks/is-unmodified-click.ts";
import { PlayIcon } from "../icons/icons.ts";
import * as css from "./video-facade.css.ts";
import { getPlayerUrl, getWatchUrl } from "./video-url.ts";

export interface VideoFacadeProps extends Omit<ComponentProps<"div">, "children"> {
  /** YouTube video id, see `parseVideoId`. */
  videoId: string;
  /** Accessible name of the player. */
  title: string;
  /** Accessible name of the play link; `{title}` is replaced by the title. */
  playLabel: string;
  /** Decorative `<img>`. Serve it from your own server, so that YouTube gets no request before playback. */
  poster?: ReactNode;
}

/** Moves the focus from the removed link to the player. */
function focusPlayer(player: HTMLIFrameElement | null) {
  player?.focus();
}

/**
 * Poster with a play button, 16:9 at full width. YouTube gets no request before playback. Without
 * JavaScript it is a link to YouTube. Renders a `<div>` element with an `<a>`, then with an `<iframe>`.
 */
export function VideoFacade(props: VideoFacadeProps) {
  const { videoId, title, playLabel, poster, className, ...root } = props;
  if (process.env.NODE_ENV !== "production") {
    checkText(videoId, "VideoFacade", "videoId");
    checkText(playLabel, "VideoFacade", "playLabel");
  }
  const [playing, setPlaying] = useState(false);
  return (
    <div {...root} className={classNames(css.root, className)}>
      {playing ? (
        <iframe
          ref={focusPlayer}
          className={css.player}
          src={getPlayerUrl(videoId)}
          title={title}
          // allow-same-origin is safe: the player has a different origin than this page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <a
          className={css.poster}
          href={getWatchUrl(videoId)}
          rel="noopener"
          aria-label={formatTemplate(playLabel, { title })}
          onClick={(event) => {
            if (!isUnmodifiedClick(event)) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {poster}
          <span className={css.play}>
            <PlayIcon size={34} />
          </span>
        </a>
      )}
    </div>
  );
}
