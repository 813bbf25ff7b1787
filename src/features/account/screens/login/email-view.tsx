import { useAtomValue, useSetAtom } from 'jotai';

import type { SignInTab } from '../../rules/sign-in-form.ts';
import { isForRegisteredAtom } from '../../../offer/state/guests-may-go-on-atom.ts';
import { signInTabAtom } from '../../state/sign-in-form-atoms.ts';
import { isWithProviderAtom, signInBusyAtom } from '../../state/sign-in-work-atom.ts';
import { continueWithEmailAction } from '../../state/continue-with-email.ts';
import { chooseSignInTabAction } from '../../state/edit-sign-in.ts';
import { showSignInViewAction } from '../../state/show-sign-in-view.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { Tabs, type Tab } from '../../../../ui/tabs/tabs.tsx';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { EmailField } from './email-field.tsx';
import { SignInErrors } from './sign-in-errors.tsx';
import { SocialSignIn } from './social-sign-in.tsx';
import type { SignInViewProps } from './sign-in-view-props.ts';

/** The e-mail, for a login or a registration, and the other brands that sign people in. Spec section 2 screen 1. */
export function EmailView({ focusTitle }: SignInViewProps) {
  const tab = useAtomValue(signInTabAtom);
  const busy = useAtomValue(signInBusyAtom);
  const isWithProvider = useAtomValue(isWithProviderAtom);
  const choose = useSetAtom(chooseSignInTabAction);
  const submit = useSetAtom(continueWithEmailAction);
  const show = useSetAtom(showSignInViewAction);
  const isForRegistered = useAtomValue(isForRegisteredAtom);
  const t = useTranslate();
  const tabs: readonly Tab<SignInTab>[] = [
    { id: 'login', text: t('signIn.login') },
    { id: 'register', text: t('signIn.register') },
  ];
  return (
    <StepScreen
      title={t('signIn.title')}
      intro={t(isForRegistered ? 'signIn.introRegistered' : 'signIn.intro')}
      focusTitle={focusTitle}
    >
      <Tabs label={t('signIn.tabs')} tabs={tabs} selected={tab} onSelect={choose}>
        <Form onSubmit={() => void submit()}>
          <SignInErrors />
          <EmailField />
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
