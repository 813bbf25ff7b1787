/** What each view of the sign-in step is given. */
export interface SignInViewProps {
  /** Another view was shown before it: its heading takes the focus. */
  focusTitle: boolean;
}
