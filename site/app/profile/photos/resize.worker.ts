import { resizeImage, type ResizeTask, type ResizedImage } from "./resize-image.ts";

/** The response to the one task of the worker. */
export type ResizeResponse = { done: ResizedImage } | { failed: string };

addEventListener("message", ({ data }: MessageEvent<ResizeTask>) => {
  const respond = (message: ResizeResponse) => postMessage(message);
  resizeImage(data).then(
    (done) => respond({ done }),
    (error: unknown) => respond({ failed: String(error) }),
  );
});
