import { setFault, untilRole } from '../support/index.ts';
import { ANA_ORDERS, ORDER, pickWay, startAtDelivery, typeAddress } from './product-walks.ts';
import { click, type Walk } from './walk.ts';

const SAVE = 'POST /rest/user/addresses/create';

/** Ana, with the dialog of a new address filled in. */
export async function atNewAddress(attributes = {}): Promise<Walk> {
  const walk = await startAtDelivery({ ...ANA_ORDERS, ...attributes });
  await pickWay(walk, ORDER.delivery);
  await click(walk, 'Adicionar morada');
  await untilRole(walk.element, 'dialog', 'Nova morada');
  await typeAddress(walk);
  return walk;
}

export const refuseToSave = (status: number, message: string) =>
  setFault({
    match: SAVE,
    status,
    body: { status, name: 'X', message, code: 'X' },
    times: 1,
  });
