export {
  EditorialBelowFold as BelowFold,
  EditorialFooter as Footer,
  EditorialOpening as Opening,
} from "@realtor/ui/template-editorial";
