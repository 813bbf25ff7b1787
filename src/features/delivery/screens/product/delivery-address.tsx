import { useAtomValue, useSetAtom } from 'jotai';

import { chooseAddressAction } from '../../state/choose-address.ts';
import { editGuestAddressAction, leaveGuestAddressFieldAction } from '../../state/guest-address.ts';
import {
  guestAddressAtom,
  ownAddressesAtom,
  shownGuestAddressIssuesAtom,
} from '../../state/address-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { deliveryAtom } from '../../state/delivery-atoms.ts';
import { userAtom } from '../../../../context/user-atom.ts';
import { PlaceInputs, type AddressForm } from '../address-inputs.tsx';
import { SavedAddresses } from '../saved-addresses.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { ADDRESS_ID, guestAddressId } from './delivery-errors.tsx';

/** A guest types the address in place: nobody keeps it. */
function GuestAddress() {
  const fields = useAtomValue(guestAddressAtom);
  const issues = useAtomValue(shownGuestAddressIssuesAtom);
  const edit = useSetAtom(editGuestAddressAction);
  const leave = useSetAtom(leaveGuestAddressFieldAction);
  const t = useTranslate();
  const form: AddressForm = {
    fields,
    issues,
    idOf: guestAddressId,
    kind: 'shipping',
    onEdit: (part) => void edit(part),
    onLeave: leave,
  };
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t('delivery.toAddress')}</h3>
      <PlaceInputs form={form} />
    </section>
  );
}

function UserAddress() {
  const addresses = useAtomValue(ownAddressesAtom);
  const { address } = useAtomValue(deliveryAtom);
  const attempts = useAtomValue(attemptsAtom);
  const choose = useSetAtom(chooseAddressAction);
  const t = useTranslate();
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t('delivery.toAddress')}</h3>
      <SavedAddresses
        use="delivery"
        id={ADDRESS_ID}
        legend={t('address.saved')}
        emptyText={t('address.empty')}
        addresses={addresses}
        chosenId={address?.id ?? null}
        onChoose={(id) => void choose(id)}
        error={attempts > 0 && !address ? t('delivery.errors.addressMissing') : null}
      />
    </section>
  );
}

/** Where the goods go: one of the user's addresses, or what a guest types. Spec section 2 screen 9. */
export function DeliveryAddress() {
  return useAtomValue(userAtom) === null ? <GuestAddress /> : <UserAddress />;
}
