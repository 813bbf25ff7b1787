import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';

import { useTranslate, StepScreen } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { Tabs, type Tab } from '../../../../ui/tabs/tabs.tsx';
import { guestsAllowedAtom, isForRegisteredAtom } from '../../../offer/state/offer-atoms.ts';
import type { SignInTab, SignInView } from '../../rules/sign-in-form-rules.ts';
import {
  continueWithEmailAction,
  requestPasswordResetAction,
} from '../../state/password-sign-in.ts';
import {
  chooseSignInTabAction,
  isWithProviderAtom,
  showSignInViewAction,
  signInBusyAtom,
  signInTabAtom,
  signInViewAtom,
} from '../../state/sign-in-form.ts';
import { PasswordView } from './password-view.tsx';
import { EmailField, SignInErrors, type SignInViewProps } from './sign-in-fields.tsx';
import { SocialSignIn } from './social-sign-in.tsx';
import './login.css';
import { RefusalNotice } from '../../../../screen-kit/refusal-notice.tsx';

/** The e-mail for a login or a registration, and the other sign-in providers. Spec section 2 screen 1. */
export function EmailView({ focusTitle }: SignInViewProps) {
  const tab = useAtomValue(signInTabAtom);
  const busy = useAtomValue(signInBusyAtom);
  const isWithProvider = useAtomValue(isWithProviderAtom);
  const choose = useSetAtom(chooseSignInTabAction);
  const submit = useSetAtom(continueWithEmailAction);
  const show = useSetAtom(showSignInViewAction);
  const isForRegistered = useAtomValue(isForRegisteredAtom);
  const guestsAllowed = useAtomValue(guestsAllowedAtom);
  const t = useTranslate();
  const reason = isForRegistered ? 'signIn.introRegistered' : 'signIn.intro';
  const tabs: readonly Tab<SignInTab>[] = [
    { id: 'login', text: t('signIn.login') },
    { id: 'register', text: t('signIn.register') },
  ];
  return (
    <StepScreen
      title={t('signIn.title')}
      intro={t(guestsAllowed ? 'signIn.introGuest' : reason)}
      focusTitle={focusTitle}
    >
      <Tabs label={t('signIn.tabs')} tabs={tabs} selected={tab} onSelect={choose}>
        <Form onSubmit={() => void submit()}>
          <SignInErrors />
          <EmailField />
          <RefusalNotice of="signIn" />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy === 'email'}
            disabled={busy !== null && !isWithProvider}
          >
            {t('common.continue')}
          </Button>
          {tab === 'login' && (
            <Button advances variant="quiet" wide onClick={() => show('forgot')}>
              {t('signIn.forgot')}
            </Button>
          )}
        </Form>
      </Tabs>
      <SocialSignIn />
    </StepScreen>
  );
}

/** Requests the e-mail for a new password. Spec section 5 "Forgot password". */
function ForgotView({ focusTitle }: SignInViewProps) {
  const busy = useAtomValue(signInBusyAtom);
  const submit = useSetAtom(requestPasswordResetAction);
  const show = useSetAtom(showSignInViewAction);
  const t = useTranslate();
  return (
    <StepScreen
      title={t('signIn.forgot.title')}
      intro={t('signIn.forgot.intro')}
      focusTitle={focusTitle}
    >
      <Form onSubmit={() => void submit()}>
        <SignInErrors />
        <EmailField />
        <RefusalNotice of="reset" />
        <div className="mc-sign-in__actions">
          <Button type="submit" variant="primary" wide busy={busy === 'reset'}>
            {t('signIn.forgot.send')}
          </Button>
          <Button variant="quiet" wide onClick={() => show('emailSocial')}>
            {t('common.back')}
          </Button>
        </div>
      </Form>
    </StepScreen>
  );
}

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
