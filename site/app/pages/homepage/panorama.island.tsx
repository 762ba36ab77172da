export {
  PanoramaBelowFold as BelowFold,
  PanoramaFooter as Footer,
  PanoramaOpening as Opening,
} from "@realtor/ui/template-panorama";
