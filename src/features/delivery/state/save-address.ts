import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { saveAddress } from '../calls/addresses.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { EMPTY_ADDRESS, toAddressDraft } from '../rules/address-form.ts';
import { type Address, withSavedAddress } from '../rules/addresses.ts';
import {
  ownAddressesAtom,
  savedAddressesAtom,
  readAddressesAction,
  fiscalAddressIdAtom,
} from './saved-addresses.ts';
import {
  addressDialogAtom,
  dialogIssuesAtom,
  type AddressDialog,
  type AddressUse,
} from './address-dialogs.ts';
import { chooseAddressAction } from './delivery-events.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { typedAddressAtom } from './typed-address.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';

/** "Saving a new or edited address selects it and replaces the same-id item or appends." Spec section 4 "Delivery". */
async function accept(get: Getter, set: Setter, saved: Address, use: AddressUse): Promise<void> {
  const known = get(savedAddressesAtom);
  set(savedAddressesAtom, { ...known, addresses: withSavedAddress(known.addresses, saved) });
  set(addressDialogAtom, null);
  set(typedAddressAtom, EMPTY_ADDRESS);
  if (use === 'invoice') set(fiscalAddressIdAtom, saved.id);
  // What the goods' own address became is sent there too, whatever it was changed for.
  const isDelivered = use === 'delivery' || get(deliveryAtom).address?.id === saved.id;
  if (isDelivered) await set(chooseAddressAction, saved.id);
}

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { sent, token }: { sent: AddressDialog['open']; token: string },
) {
  reportError(get(servicesAtom).host, error);
  const dialog = get(addressDialogAtom);
  const isUnknown = error.code === 'outcome_unknown';
  if (dialog) {
    const problem = isUnknown ? { key: 'address.outcomeUnknown' as const } : sentenceFor(error);
    const open = isUnknown ? sent : null;
    set(addressDialogAtom, { ...dialog, status: 'open', problem, open });
  }
  // It may have been saved all the same: then it stands in the list behind the dialog.
  if (isUnknown) await set(readAddressesAction);
  if (error.code !== 'auth') return;
  if (dialog?.id === null && dialog.use === 'delivery') set(typedAddressAtom, dialog.fields);
  set(addressDialogAtom, null);
  await set(endSessionAction, token);
}

/**
 * Saves the address of the dialog, once for each press that may: while one is being saved nothing is sent. What
 * is wrong with it shows instead; when it could not be saved, what was typed
 * stays, also for who has to sign in again. Spec section 2 screen 9.
 */
export const saveAddressAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const dialog = get(addressDialogAtom);
  const user = get(credentialsAtom);
  if (!dialog || dialog.status === 'saving') return;
  if (!user || (dialog.id !== null && !get(ownAddressesAtom).some(({ id }) => id === dialog.id))) {
    if (dialog.id === null && dialog.use === 'delivery') set(typedAddressAtom, dialog.fields);
    return set(addressDialogAtom, null);
  }
  const tried: AddressDialog = { ...dialog, attempts: dialog.attempts + 1, problem: null };
  if (get(dialogIssuesAtom).length > 0) return set(addressDialogAtom, tried);
  const draft = toAddressDraft(dialog.fields, dialog.id);
  const content = JSON.stringify(draft);
  const isSame = dialog.open?.sent === content;
  const sent = { intentKey: (isSame && dialog.open?.intentKey) || host.randomId(), sent: content };
  set(addressDialogAtom, { ...tried, status: 'saving' });
  try {
    const saved = await call(saveAddress, [user, draft], { intentKey: sent.intentKey });
    // It is in the account that it was typed for; who has signed in since does not get it.
    if (get(credentialsAtom)?.userId !== user.userId) return set(addressDialogAtom, null);
    await accept(get, set, saved, dialog.use);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { sent, token: user.token });
  }
});
