export {
  calculateLoan,
  type LoanResult,
  type LoanCalculation,
  type LoanFields,
  priceOfRepayment,
  startingLoan,
} from "./calculate-loan.ts";
export type { CashFlow, LoanFlows } from "./comparison-rate.ts";
export { describeLoan, type LoanPhrases, type LoanSite, type LoanWords } from "./describe-loan.ts";
export { financeAnswers } from "./finance-answers.ts";
export type { FinancePolicy } from "./finance-policy.ts";
export type { RepaymentFrequency } from "./frequency.ts";
export type { LoanProblem, LoanQuestion, LoanQuote, Loan } from "./quote-loan.ts";
export { quoteLoan } from "./quote-loan.ts";
