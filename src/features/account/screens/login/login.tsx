import { useAtomValue } from 'jotai';
import { useState, type ComponentType } from 'react';

import type { SignInView } from '../../rules/sign-in-form.ts';
import { signInViewAtom } from '../../state/sign-in-form-atoms.ts';
import { EmailView } from './email-view.tsx';
import { ForgotView } from './forgot-view.tsx';
import { PasswordView } from './password-view.tsx';
import type { SignInViewProps } from './sign-in-view-props.ts';
import './login.css';

const VIEWS: Record<SignInView, ComponentType<SignInViewProps>> = {
  emailSocial: EmailView,
  password: PasswordView,
  forgot: ForgotView,
};

/** Login and registration, one view at a time. Spec section 2 screen 1, section 4 "Login step". */
export default function Login() {
  const view = useAtomValue(signInViewAtom);
  const [firstView] = useState(view);
  const [hasMoved, setHasMoved] = useState(false);
  if (view !== firstView && !hasMoved) setHasMoved(true);
  const View = VIEWS[view];
  return <View focusTitle={hasMoved} />;
}
