import { choose, describe, expect, it, shownText, untilRole } from '../support/index.ts';
import { GUEST, chooseSlot, oneFreeSlot, startWalk, untilStep } from './walk.ts';

const BOOKING = { ...GUEST, campaign: 101 } as const;

describe('address', () => {
  it('"formal" addresses the customer formally in every language, on later steps too', async () => {
    const walk = await startWalk({ ...BOOKING, address: 'formal' });
    await untilRole(walk.element, 'heading', 'Escolha o dia e a hora');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await untilRole(walk.element, 'heading', 'Os seus dados');
    choose(await untilRole(walk.element, 'combobox', /Idioma/), 'es_ES');
    await untilRole(walk.element, 'heading', 'Sus datos');
    choose(await untilRole(walk.element, 'combobox', /Idioma/), 'en_EN');
    await untilRole(walk.element, 'heading', 'Your details');
  });

  it('changes at once, and keeps the language that the customer chose', async () => {
    const walk = await startWalk(BOOKING);
    await untilRole(walk.element, 'heading', 'Escolhe o dia e a hora');
    choose(await untilRole(walk.element, 'combobox', /Idioma/), 'es_ES');
    await untilRole(walk.element, 'heading', 'Elige el día y la hora');
    walk.element.setAttribute('address', 'formal');
    await untilRole(walk.element, 'heading', 'Elija el día y la hora');
    expect(shownText(walk.element)).not.to.contain('Elige');
    walk.element.removeAttribute('address');
    await untilRole(walk.element, 'heading', 'Elige el día y la hora');
  });
});
