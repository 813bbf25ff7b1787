import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { askOrderInvoiceAction, chooseFiscalAddressAction } from '../state/ask-order-invoice.ts';
import { invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import {
  fiscalAddressesAtom,
  fiscalAddressIdAtom,
} from '../../delivery/state/fiscal-address-atoms.ts';
import { shownFiscalIssueAtom } from '../state/order-form-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/frame/stack.tsx';
import { InvoiceBox } from '../../contact/screens/invoice-box.tsx';
import { SavedAddresses } from '../../delivery/screens/saved-addresses.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** The choice of the invoice's address, the target of an error summary's link. */
export const FISCAL_ADDRESS_ID = 'mc-fiscal-address';

/** A user's invoice is made out to one of the saved addresses that have a tax number. */
function UserInvoice() {
  const { needVatInvoice } = useAtomValue(invoiceAtom);
  const addresses = useAtomValue(fiscalAddressesAtom);
  const chosenId = useAtomValue(fiscalAddressIdAtom);
  const issue = useAtomValue(shownFiscalIssueAtom);
  const ask = useSetAtom(askOrderInvoiceAction);
  const choose = useSetAtom(chooseFiscalAddressAction);
  const t = useTranslate();
  // Who has signed in since it was ticked has addresses of their own to choose from.
  useEffect(() => {
    if (needVatInvoice) void ask(true);
  }, [needVatInvoice, ask]);
  return (
    <Stack>
      <Checkbox
        label={t('invoice.want')}
        checked={needVatInvoice}
        onChange={(wanted) => void ask(wanted)}
      />
      {needVatInvoice && (
        <SavedAddresses
          use="invoice"
          id={FISCAL_ADDRESS_ID}
          legend={t('order.invoiceAddress')}
          hint={t('order.invoiceAddressHint')}
          emptyText={t('order.noFiscalAddress')}
          addresses={addresses}
          chosenId={chosenId}
          onChoose={choose}
          error={issue ? t(issue) : null}
        />
      )}
    </Stack>
  );
}

/** The VAT invoice: a box that nobody has ticked, and what an invoice needs once it is. Spec section 2 screen 12. */
export function OrderInvoice() {
  const user = useAtomValue(userAtom);
  return <Card>{user ? <UserInvoice key={user.id} /> : <InvoiceBox />}</Card>;
}
