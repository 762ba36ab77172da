export { VideoFacade, type VideoFacadeProps } from "../components/video-facade/video-facade.tsx";
export { videoId } from "../components/video-facade/video-id.ts";
