export { VideoFacade, type VideoFacadeProps } from "../components/video-facade/video-facade.tsx";
export { parseVideoId } from "../components/video-facade/video-id.ts";
