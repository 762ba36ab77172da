export {
  FailedTile,
  DropTargetTile,
  UploadingTile,
} from "../components/photo-tile/photo-notices.tsx";
export { PhotoTile, type PhotoTileProps } from "../components/photo-tile/photo-tile.tsx";
