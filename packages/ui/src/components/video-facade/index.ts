export { VideoFacade, type VideoFacadeProps } from "./video-facade.tsx";
export { parseVideoId } from "./video-id.ts";
