export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryEntry,
} from "../components/error-summary/error-summary.tsx";
