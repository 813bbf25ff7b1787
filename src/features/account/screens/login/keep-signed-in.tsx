import { useAtomValue, useSetAtom } from 'jotai';

import { signInFormAtom } from '../../state/sign-in-form-atoms.ts';
import { editSignInAction } from '../../state/edit-sign-in.ts';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';

/** Login beyond the session is the customer's own choice: `persistence`. Contract section 3. */
export function KeepSignedIn() {
  const { keepSignedIn } = useAtomValue(signInFormAtom);
  const edit = useSetAtom(editSignInAction);
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
