import { useAtomValue, useSetAtom } from 'jotai';

import { signInFormAtom, signInTabAtom } from '../../state/sign-in-form-atoms.ts';
import { editSignInAction } from '../../state/edit-sign-in.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { useSignInField } from './use-sign-in-field.ts';

/** What a browser may fill in: the name of an account that it keeps, or for a new one the customer's address. */
const AUTO_COMPLETE = { login: 'username', register: 'email' } as const;

/** The e-mail address that is the account's name. */
export function EmailField() {
  const { email } = useAtomValue(signInFormAtom);
  const tab = useAtomValue(signInTabAtom);
  const edit = useSetAtom(editSignInAction);
  const t = useTranslate();
  return (
    <TextField
      {...useSignInField('email')}
      label={t('contact.email')}
      value={email}
      onChange={(text) => edit({ email: text })}
      type="email"
      inputMode="email"
      autoComplete={AUTO_COMPLETE[tab]}
      required
    />
  );
}
