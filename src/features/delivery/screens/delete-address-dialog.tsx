import { useAtomValue, useSetAtom } from 'jotai';

import { addressOneLine } from '../rules/saved-addresses.ts';
import { deleteAddressAction, keepAddressAction } from '../state/delete-address.ts';
import { addressRemovalAtom, type AddressRemoval } from '../state/address-removal-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { AddressProblem } from './address-problem.tsx';

/** Which address it is, and that it cannot be had back. */
function Question({ address, problem }: AddressRemoval) {
  const t = useTranslate();
  const name = [address.addressName, addressOneLine(address)].filter(Boolean).join(', ');
  return (
    <>
      <p>{t('address.deleteText', { address: name })}</p>
      {problem && <AddressProblem problem={problem} />}
    </>
  );
}

/** Asks before a saved address is deleted; the way out is the first button. Spec section 2 screen 9. */
export function DeleteAddressDialog() {
  const removal = useAtomValue(addressRemovalAtom);
  const remove = useSetAtom(deleteAddressAction);
  const keep = useSetAtom(keepAddressAction);
  const t = useTranslate();
  const isDeleting = removal?.status === 'deleting';
  return (
    <Dialog
      open={removal !== null}
      title={t('address.deleteTitle')}
      role="alertdialog"
      onClose={keep}
      actions={
        <>
          <Button disabled={isDeleting} onClick={keep}>
            {t('address.cancel')}
          </Button>
          <Button variant="danger" busy={isDeleting} onClick={() => void remove()}>
            {t('address.deleteConfirm')}
          </Button>
        </>
      }
    >
      {removal && <Question {...removal} />}
    </Dialog>
  );
}
