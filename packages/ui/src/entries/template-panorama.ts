export { Panorama } from "../templates/panorama/panorama.tsx";
