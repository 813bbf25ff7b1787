import { atom, type Atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { type Form, formOf } from '../../../flow/state/form-model.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFields,
  type AddressFormContext,
  addressIssues,
  normaliseAddress,
  trimAddress,
} from '../rules/address-form.ts';

interface AddressFormParts {
  /** Prefix of the ids of its controls; unique within the element. */
  id: string;
  /** The address as it was typed. */
  values: Atom<AddressFields>;
  /** Stores the address after a change by the customer. */
  store: WritableAtom<unknown, [AddressFields], unknown>;
  /** What the address is checked by; null while none is asked for, which has no issues. */
  context: Atom<AddressFormContext | null>;
  /** How often the form was submitted; the count of the step by default. */
  submitCount?: Atom<number>;
  /** Runs after fields were edited. */
  onEdit?: (get: Getter, set: Setter, part: Partial<AddressFields>) => void | Promise<void>;
  /** Runs when a field is left, after its value was normalised. */
  onLeave?: (set: Setter, field: AddressField) => void;
}

/** The form of an address, wherever a customer types one. */
export interface AddressForm extends Form<AddressField> {
  values: Atom<AddressFields>;
  /** The address as it is sent: trimmed, with a normalised postal code and tax number. */
  payload: Atom<AddressFields>;
  /** How often the form was submitted. */
  submitCount: Atom<number>;
}

/**
 * Makes an address form of where its fields are stored: its issues, the normalising of a field that is left, and the
 * address to send. Spec section 5 "Address".
 */
export function addressFormOf(parts: AddressFormParts): AddressForm {
  const { id, values, store, context, submitCount = submitCountAtom, onEdit, onLeave } = parts;
  const edit = atom(null, (get, set, part: Partial<AddressFields>) => {
    set(store, { ...get(values), ...part });
    return onEdit?.(get, set, part);
  });
  const issues = atom((get) => {
    const known = get(context);
    return known ? addressIssues(get(values), known) : [];
  });
  const form = formOf<AddressField>({
    id,
    values,
    edit,
    issues,
    submitCount,
    onLeave(get, set, field) {
      const typed = get(values);
      const normalised = normaliseAddress(typed);
      // A field that was only passed through is no change: a saved address that was filled in stays that of its account.
      if (ADDRESS_FIELDS.some((each) => normalised[each] !== typed[each])) set(store, normalised);
      onLeave?.(set, field);
    },
  });
  return { ...form, values, edit, payload: atom((get) => trimAddress(get(values))), submitCount };
}
