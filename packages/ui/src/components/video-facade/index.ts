export { VideoFacade, type VideoFacadeProps } from "./video-facade.tsx";
export { parseVideoId } from "@realtor/profile/video-id";
