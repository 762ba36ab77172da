export {
  estimateMortgage,
  type MortgageErrors,
  type MortgageEstimate,
} from "../components/mortgage-calculator/estimate-mortgage.ts";
export {
  MortgageCalculator,
  type MortgageCalculatorProps,
} from "../components/mortgage-calculator/mortgage-calculator.tsx";
export { type Loan, mortgagePayment } from "../components/mortgage-calculator/mortgage-payment.ts";
export {
  emptyMortgageValues,
  type MortgageValues,
  readMortgageForm,
} from "../components/mortgage-calculator/mortgage-values.ts";
