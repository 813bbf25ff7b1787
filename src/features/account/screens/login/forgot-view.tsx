import { useAtomValue, useSetAtom } from 'jotai';

import { signInBusyAtom } from '../../state/sign-in-work-atom.ts';
import { requestPasswordResetAction } from '../../state/request-password-reset.ts';
import { showSignInViewAction } from '../../state/show-sign-in-view.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { EmailField } from './email-field.tsx';
import { SignInErrors } from './sign-in-errors.tsx';
import type { SignInViewProps } from './sign-in-view-props.ts';

/** Asks for the mail with which a new password is chosen. Spec section 5 "Forgot password". */
export function ForgotView({ focusTitle }: SignInViewProps) {
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
