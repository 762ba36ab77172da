import { shrinkPicture, type ShrinkTask, type ShrunkPicture } from "./shrink-picture.ts";

/** What the worker answers to its one task. */
export type ShrinkAnswer = { done: ShrunkPicture } | { failed: string };

addEventListener("message", ({ data }: MessageEvent<ShrinkTask>) => {
  const answer = (message: ShrinkAnswer) => postMessage(message);
  shrinkPicture(data).then(
    (done) => answer({ done }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
