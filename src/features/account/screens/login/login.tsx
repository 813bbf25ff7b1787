import { useAtomValue } from 'jotai';
import { useState, type ComponentType } from 'react';

import type { SignInView } from '../../rules/sign-in-form.ts';
import { signInViewAtom } from '../../state/sign-in-form-atoms.ts';
import dialogStyles from '../../../../ui/dialog/dialog.css';
import dividerStyles from '../../../../ui/display/divider.css';
import checkboxStyles from '../../../../ui/field/checkbox.css';
import errorSummaryStyles from '../../../../ui/field/error-summary.css';
import inputStyles from '../../../../ui/field/input.css';
import passwordStyles from '../../../../ui/field/password-field.css';
import socialStyles from '../../../../ui/social/social-button.css';
import tabsStyles from '../../../../ui/tabs/tabs.css';
import type { Screen } from '../../../../screen-kit/screen.ts';
import { EmailView } from './email-view.tsx';
import { ForgotView } from './forgot-view.tsx';
import css from './login.css';
import { PasswordView } from './password-view.tsx';
import type { SignInViewProps } from './sign-in-view-props.ts';

const VIEWS: Record<SignInView, ComponentType<SignInViewProps>> = {
  emailSocial: EmailView,
  password: PasswordView,
  forgot: ForgotView,
};

/** Login and registration, one view at a time. Spec section 2 screen 1, section 4 "Login step". */
function Login() {
  const view = useAtomValue(signInViewAtom);
  const [firstView] = useState(view);
  const [hasMoved, setHasMoved] = useState(false);
  if (view !== firstView && !hasMoved) setHasMoved(true);
  const View = VIEWS[view];
  return <View focusTitle={hasMoved} />;
}

export const screen: Screen = {
  Component: Login,
  styles: [
    inputStyles,
    errorSummaryStyles,
    checkboxStyles,
    passwordStyles,
    tabsStyles,
    dialogStyles,
    dividerStyles,
    socialStyles,
    css,
  ],
};
