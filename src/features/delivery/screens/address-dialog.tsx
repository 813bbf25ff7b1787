import { useAtomValue, useSetAtom } from 'jotai';

import type { Message } from '../../../context/problems.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { errorsOf, FormErrors } from '../../../screen-kit/form-errors.tsx';
import { useAnnouncement, useMessage, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { addressOneLine } from '../rules/address-schema.ts';
import {
  addressDialogAtom,
  closeAddressDialogAction,
  ADDRESS_FORM,
  type AddressDialog as DialogState,
  saveAddressAction,
} from '../state/address-dialog-state.ts';
import {
  addressRemovalAtom,
  deleteAddressAction,
  keepAddressAction,
  type AddressRemoval,
} from '../state/address-removal.ts';
import { type AddressFormProps, PlaceInputs, useAddressInput } from './address-inputs.tsx';
import './order.css';

/** Why the address could not be saved or deleted. */
function AddressProblem({ problem }: { problem: Message }) {
  const text = useMessage()(problem);
  useAnnouncement(text);
  return <Notice kind="danger">{text}</Notice>;
}

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

/** Asks before deleting a saved address. Spec section 2 screen 9. */
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

/** Company and tax number, which an invoice needs. */
function OwnerInputs({ kind }: Pick<AddressFormProps, 'kind'>) {
  const input = useAddressInput(ADDRESS_FORM);
  const t = useTranslate();
  const isPortuguese = useAtomValue(ADDRESS_FORM.values).countryId === PORTUGAL_COUNTRY_ID;
  const isFiscal = kind === 'billing';
  return (
    <>
      <TextField
        {...input('company')}
        label={t('address.company')}
        optionalText={t('common.optional')}
        autoComplete={`${kind} organization`}
      />
      <TextField
        {...input('vatId')}
        label={t('contact.vatId')}
        hint={isPortuguese ? t('contact.vatIdHint') : undefined}
        optionalText={isFiscal ? undefined : t('common.optional')}
        required={isFiscal}
        inputMode={isPortuguese ? 'numeric' : undefined}
        autoComplete="off"
        short
      />
    </>
  );
}

function AddressFormView({ dialog }: { dialog: DialogState }) {
  const save = useSetAtom(saveAddressAction);
  const close = useSetAtom(closeAddressDialogAction);
  const name = useAddressInput(ADDRESS_FORM)('addressName');
  const t = useTranslate();
  const kind = dialog.use === 'invoice' ? 'billing' : 'shipping';
  const isSaving = dialog.status === 'saving';
  const issues = useAtomValue(ADDRESS_FORM.issues);
  return (
    <Form onSubmit={() => void save()}>
      <FormErrors
        errors={errorsOf(issues, ADDRESS_FORM.idOf)}
        submitCount={ADDRESS_FORM.submitCount}
      />
      <TextField
        {...name}
        label={t('address.name')}
        hint={t('address.nameHint')}
        optionalText={t('common.optional')}
        autoComplete="off"
      />
      <PlaceInputs form={ADDRESS_FORM} kind={kind} />
      <OwnerInputs kind={kind} />
      {dialog.problem && <AddressProblem problem={dialog.problem} />}
      <div className="mc-address__buttons">
        <Button disabled={isSaving} onClick={close}>
          {t('address.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isSaving} unready={issues.length > 0}>
          {t('address.save')}
        </Button>
      </div>
    </Form>
  );
}

/** Adds or changes a saved address. Spec section 2 screen 9. */
export function AddressDialog() {
  const dialog = useAtomValue(addressDialogAtom);
  const close = useSetAtom(closeAddressDialogAction);
  const t = useTranslate();
  return (
    <Dialog
      open={dialog !== null}
      title={t(dialog?.id == null ? 'address.new' : 'address.change')}
      closeLabel={t('common.close')}
      onClose={close}
    >
      {dialog && <AddressFormView dialog={dialog} />}
    </Dialog>
  );
}
