"use client";

import { type ReactNode, useState } from "react";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import { isPlainClick } from "../../private/plain-click.ts";
import { PlayIcon } from "../icon/icons.ts";
import * as css from "./video-facade.css.ts";
import { playerAddress, watchAddress } from "./video-id.ts";

export interface VideoFacadeProps {
  /** YouTube's id, as `videoId` reads it from an address. */
  video: string;
  /** Names the player. */
  title: string;
  /** Accessible name of the play button: `{title}`. */
  playLabel: string;
  /** An `<img>` that fills the frame; from your own server, or it is not a facade. */
  poster?: ReactNode;
  /** Its size; 16 : 9 over the full width without it. */
  className?: string | undefined;
}

/** The link that had the focus is gone: it goes on to the player. */
function focusPlayer(player: HTMLIFrameElement | null) {
  player?.focus();
}

/**
 * A still with a play button. YouTube is reached only by playing: in place with JavaScript, as a
 * link to YouTube without.
 */
export function VideoFacade({ video, title, playLabel, poster, className }: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={classNames(css.root, className ?? css.standard)}>
      {playing ? (
        <iframe
          ref={focusPlayer}
          className={css.player}
          src={playerAddress(video)}
          title={title}
          // Another origin: its own origin gives the player nothing of ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <a
          className={css.poster}
          href={watchAddress(video)}
          rel="noopener"
          aria-label={fill(playLabel, { title })}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
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
