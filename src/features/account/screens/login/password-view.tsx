import { useAtomValue, useSetAtom } from 'jotai';

import { PASSWORD_MIN_LENGTH } from '../../../../lib/limits.ts';
import {
  passwordResetSentAtom,
  signInFormAtom,
  signInTabAtom,
} from '../../state/sign-in-form-atoms.ts';
import { signInBusyAtom } from '../../state/sign-in-work-atom.ts';
import { editSignInAction } from '../../state/edit-sign-in.ts';
import { showSignInViewAction } from '../../state/show-sign-in-view.ts';
import { submitPasswordAction } from '../../state/submit-password.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useAnnouncement } from '../../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { AcceptConditions } from './accept-conditions.tsx';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { SignInErrors } from './sign-in-errors.tsx';
import type { SignInViewProps } from './sign-in-view-props.ts';
import { useSignInField } from './use-sign-in-field.ts';

/** The success alert after "forgot password". Spec section 4 "Login step". */
function ResetSent() {
  const { email } = useAtomValue(signInFormAtom);
  const t = useTranslate();
  const text = t('signIn.forgot.sent', { email: email.trim() });
  useAnnouncement(text);
  return (
    <Notice kind="success" title={t('signIn.forgot.sentTitle')}>
      {text}
    </Notice>
  );
}

/** Whose password is asked for, also for password managers, which look for a name before it. */
function Who() {
  const { email } = useAtomValue(signInFormAtom);
  const show = useSetAtom(showSignInViewAction);
  const t = useTranslate();
  return (
    <div className="mc-sign-in__who">
      <span className="mc-sign-in__email">{email.trim()}</span>
      <input type="text" autoComplete="username" value={email.trim()} readOnly hidden />
      <Button small variant="quiet" onClick={() => show('emailSocial')}>
        {t('common.change')}
        <VisuallyHidden>: {t('contact.email')}</VisuallyHidden>
      </Button>
    </div>
  );
}

function Password() {
  const { password } = useAtomValue(signInFormAtom);
  const isNew = useAtomValue(signInTabAtom) === 'register';
  const busy = useAtomValue(signInBusyAtom);
  const edit = useSetAtom(editSignInAction);
  const t = useTranslate();
  return (
    <PasswordField
      {...useSignInField('password')}
      label={t('signIn.password')}
      hint={isNew ? t('signIn.passwordHint', { min: PASSWORD_MIN_LENGTH }) : undefined}
      showLabel={t('signIn.showPassword')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={password}
      onChange={(text) => edit({ password: text })}
      busy={busy !== null}
    />
  );
}

/** The password of an account, or the first one of a new account. Spec section 5 "Login", "Registration". */
export function PasswordView({ focusTitle }: SignInViewProps) {
  const isNew = useAtomValue(signInTabAtom) === 'register';
  const isSent = useAtomValue(passwordResetSentAtom);
  const busy = useAtomValue(signInBusyAtom);
  const submit = useSetAtom(submitPasswordAction);
  const show = useSetAtom(showSignInViewAction);
  const t = useTranslate();
  return (
    <StepScreen
      title={t(isNew ? 'signIn.register.title' : 'signIn.login.title')}
      focusTitle={focusTitle}
    >
      {isSent && <ResetSent />}
      <Form onSubmit={() => void submit()}>
        <SignInErrors />
        <Who />
        <Password />
        {isNew && <AcceptConditions />}
        <KeepSignedIn />
        <div className="mc-sign-in__actions">
          <Button type="submit" variant="primary" wide busy={busy === 'password'}>
            {t(isNew ? 'signIn.register' : 'signIn.login')}
          </Button>
          {!isNew && (
            <Button variant="quiet" wide onClick={() => show('forgot')}>
              {t('signIn.forgot')}
            </Button>
          )}
        </div>
      </Form>
    </StepScreen>
  );
}
