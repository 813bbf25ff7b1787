import { useAtomValue, useSetAtom } from 'jotai';

import { signInFormAtom } from '../../state/sign-in-form-atoms.ts';
import { editSignInAction } from '../../state/edit-sign-in.ts';
import { siteLinksAtom } from '../../../../context/site-links-atom.ts';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { PageLink } from '../../../../screen-kit/page-link.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { useSignInField } from './use-sign-in-field.ts';

/** Where to read what is accepted; not inside the label, where a slip of the finger would leave the page. */
function ConditionLinks() {
  const { terms, privacy } = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  return (
    <>
      {terms && (
        <PageLink to="terms" href={terms}>
          {t('footer.terms')}
        </PageLink>
      )}
      {terms && privacy && ' · '}
      {privacy && (
        <PageLink to="privacy" href={privacy}>
          {t('clientInfo.privacy')}
        </PageLink>
      )}
    </>
  );
}

/** The box without which nobody registers; never ticked beforehand. Spec section 5 "Registration". */
export function AcceptConditions() {
  const { acceptConditions } = useAtomValue(signInFormAtom);
  const { terms, privacy } = useAtomValue(siteLinksAtom);
  const edit = useSetAtom(editSignInAction);
  const t = useTranslate();
  return (
    <Checkbox
      {...useSignInField('acceptConditions')}
      label={t('signIn.accept')}
      hint={(terms ?? privacy) ? <ConditionLinks /> : undefined}
      checked={acceptConditions}
      onChange={(checked) => edit({ acceptConditions: checked })}
      required
    />
  );
}
