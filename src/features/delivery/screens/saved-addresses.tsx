import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { type Address, addressOneLine } from '../rules/address-schema.ts';
import { openAddressDialogAction, type AddressUse } from '../state/address-dialog-state.ts';
import { loadAddressesAction } from '../state/chosen-address.ts';
import { ADDRESSES } from '../state/saved-addresses-state.ts';
import { askToDeleteAddressAction, deletedAddressesAtom } from '../state/address-removal.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { plusIcon } from '../../../ui/icon/icon.tsx';
import { editIcon } from '../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { LoadFailed } from '../../../screen-kit/load-failed.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import './order.css';

interface SavedAddressesProps {
  use: AddressUse;
  /** Id of the first radio, or of the notice if there is none. */
  id: string;
  legend: string;
  hint?: string | undefined;
  /** Shown if there are no addresses. */
  emptyText: string;
  addresses: readonly Address[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  error: string | null;
}

function Buttons({ use, chosen }: { use: AddressUse; chosen: Address | undefined }) {
  const open = useSetAtom(openAddressDialogAction);
  const askToDelete = useSetAtom(askToDeleteAddressAction);
  const t = useTranslate();
  const name = chosen && (chosen.addressName || addressOneLine(chosen));
  return (
    <div className="mc-address__buttons">
      {chosen && (
        <>
          <Button small icon={editIcon} onClick={() => open({ use, id: chosen.id })}>
            {t('common.change')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button small onClick={() => askToDelete(chosen.id)}>
            {t('address.delete')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </>
      )}
      <Button small icon={plusIcon} onClick={() => open({ use, id: null })}>
        {t('address.add')}
      </Button>
    </div>
  );
}

/** Moves the focus to the list after a deletion, because its button may disappear, and announces the deletion. */
function useFocusAfterDeletion(list: RefObject<HTMLElement | null>): void {
  const deleted = useAtomValue(deletedAddressesAtom);
  const [atFirst] = useState(deleted);
  const announce = useSetAtom(announceAction);
  const text = useTranslate()('address.deleted');
  useEffect(() => {
    if (deleted === atFirst) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input, [tabindex]'))?.focus();
    announce(text);
  }, [deleted, atFirst, announce, text, list]);
}

/** The user's saved addresses to choose from, change, delete and add to. Spec section 2 screen 9. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { use, id, legend, hint, emptyText, addresses, chosenId, onChoose, error } = props;
  const { status } = useAtomValue(ADDRESSES.state);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterDeletion(list);
  if (addresses.length === 0 && status === 'loading') return <Skeleton shape="block" />;
  if (addresses.length === 0 && status === 'failed')
    return <LoadFailed text="address.failed" retry={loadAddressesAction} />;
  const chosen = addresses.find((address) => address.id === chosenId);
  return (
    <div className="mc-address" ref={list}>
      {addresses.length === 0 ? (
        <div id={id} tabIndex={-1}>
          <Notice>{emptyText}</Notice>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      ) : (
        <RadioCards
          id={id}
          legend={legend}
          hint={hint}
          error={error}
          options={addresses.map((address) => ({
            value: address.id,
            title: address.addressName || address.street,
            description: <AddressParts text={addressOneLine(address)} />,
          }))}
          value={chosen?.id ?? null}
          onChange={onChoose}
        />
      )}
      <Buttons use={use} chosen={chosen} />
    </div>
  );
}
