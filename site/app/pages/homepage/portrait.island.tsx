export {
  PortraitBelowFold as BelowFold,
  PortraitFooter as Footer,
  PortraitOpening as Opening,
} from "@realtor/ui/template-portrait";
