import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import { siteLinksAtom } from '../../../../context/checkout-context.ts';
import { alertAtom } from '../../../../context/problems.ts';
import { PASSWORD_MIN_LENGTH } from '../../../../lib/limits.ts';
import { ENDING_DOT } from '../../../../lib/text/non-breaking.ts';
import { useAnnouncement, useTranslate, StepScreen } from '../../../../screen-kit/screen.tsx';
import { PageLink } from '../../../../screen-kit/page-link.tsx';
import { useFields } from '../../../../screen-kit/use-fields.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { submitPasswordAction } from '../../state/password-sign-in.ts';
import {
  passwordIsWrongAtom,
  passwordResetSentAtom,
  SIGN_IN,
  showSignInViewAction,
  signInBusyAtom,
  signInFormAtom,
  signInTabAtom,
} from '../../state/sign-in-form.ts';
import { useFocusInside } from '../../../../ui/use-focus-inside.ts';
import { SignInErrors, type SignInViewProps } from './sign-in-fields.tsx';
import { RefusalNotice } from '../../../../screen-kit/refusal-notice.tsx';

/** The choice to stay signed in after the session (`persistence`). Contract section 3. */
export function KeepSignedIn() {
  const [{ keepSignedIn }, edit] = useAtom(signInFormAtom);
  const t = useTranslate();
  return (
    <Checkbox
      label={t('signIn.keep')}
      hint={t('signIn.keepHint')}
      checked={keepSignedIn}
      onChange={(checked) => edit({ keepSignedIn: checked })}
    />
  );
}

/** The consent that registration requires. Spec section 5 "Registration". */
function AcceptConditions() {
  const [{ acceptConditions }, edit] = useAtom(signInFormAtom);
  const issues = useAtomValue(SIGN_IN.shownIssues);
  const { terms, privacy } = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  const issue = issues.find(({ field }) => field === 'acceptConditions');
  // Outside the label, so that a tap beside the checkbox does not leave the page.
  const links = (
    <>
      {terms && (
        <PageLink to="terms" href={terms}>
          {t('footer.terms')}
        </PageLink>
      )}
      {terms && privacy && (
        <>
          <span aria-hidden="true">{ENDING_DOT}</span>{' '}
        </>
      )}
      {privacy && (
        <PageLink to="privacy" href={privacy}>
          {t('clientInfo.privacy')}
        </PageLink>
      )}
    </>
  );
  return (
    <Checkbox
      id={SIGN_IN.idOf('acceptConditions')}
      error={issue && t(issue.message)}
      label={t('signIn.accept')}
      hint={(terms ?? privacy) ? links : undefined}
      checked={acceptConditions}
      onChange={(checked) => edit({ acceptConditions: checked })}
      required
    />
  );
}

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

/** The e-mail of the account, also as a hidden field: password managers look for a user name before the password. */
function AccountEmail() {
  const { email } = useAtomValue(signInFormAtom);
  const show = useSetAtom(showSignInViewAction);
  const t = useTranslate();
  return (
    <div className="mc-sign-in__who">
      <span className="mc-sign-in__email">{email.trim()}</span>
      <input type="text" autoComplete="username" value={email.trim()} readOnly hidden />
      <Button small variant="quiet" onClick={() => show('emailSocial')}>
        {t('common.change')}
        <VisuallyHidden>{t('contact.email')}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Whether the field says that its password is wrong: once the dialog with the server's message is closed. */
function useIsWrong(): boolean {
  const isWrong = useAtomValue(passwordIsWrongAtom);
  return useAtomValue(alertAtom) === null && isWrong;
}

function Password() {
  const field = useFields(SIGN_IN)('password');
  const isNew = useAtomValue(signInTabAtom) === 'register';
  const busy = useAtomValue(signInBusyAtom);
  const isWrong = useIsWrong();
  const place = useFocusInside(isWrong);
  const t = useTranslate();
  return (
    <div ref={place}>
      <PasswordField
        {...field}
        error={field.error ?? (isWrong ? t('signIn.passwordWrong') : null)}
        label={t('signIn.password')}
        hint={isNew ? t('signIn.passwordHint', { min: PASSWORD_MIN_LENGTH }) : undefined}
        showLabel={t('signIn.showPassword')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        busy={busy !== null}
      />
    </div>
  );
}

/** The password of an existing or a new account. Spec section 5 "Login", "Registration". */
export function PasswordView({ focusTitle }: SignInViewProps) {
  const isNew = useAtomValue(signInTabAtom) === 'register';
  const isSent = useAtomValue(passwordResetSentAtom);
  const busy = useAtomValue(signInBusyAtom);
  const isWrong = useIsWrong();
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
        <AccountEmail />
        <Password />
        {isNew && <AcceptConditions />}
        <KeepSignedIn />
        {!isWrong && <RefusalNotice of="signIn" />}
        <RefusalNotice of="register" />
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
