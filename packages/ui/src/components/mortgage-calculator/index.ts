export {
  estimateMortgage,
  type MortgageErrors,
  type MortgageEstimate,
} from "./estimate-mortgage.ts";
export { MortgageCalculator, type MortgageCalculatorProps } from "./mortgage-calculator.tsx";
export { type Loan, mortgagePayment } from "./estimate-mortgage.ts";
export { emptyMortgageValues, type MortgageValues, readMortgageForm } from "./estimate-mortgage.ts";
