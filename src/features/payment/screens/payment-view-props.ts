/** What every view of the payment step is told. */
export interface PaymentViewProps {
  /** Another view of the step was shown before: the heading takes the focus. */
  focusTitle: boolean;
}
