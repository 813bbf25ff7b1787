import {
  activeElement,
  allByRole,
  byRole,
  describe,
  elementsBelow,
  expect,
  fill,
  it,
  shownText,
  whenIdle,
  untilRole,
  valueOf,
} from '../support/index.ts';
import { RUI_ON_THE_WIRE, bookingBody, sentBookings } from './requests.ts';
import {
  GUEST,
  RUI,
  chooseSlot,
  click,
  field,
  fillContact,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const SUMMARY = 'Verifica o seguinte para continuares';
const NAME = /Escreve o nome\./;
const EMAIL = /Escreve um e-mail válido/;
const PHONE = /Escreve um número de telemóvel válido/;

const invalidFields = ({ element }: Walk) =>
  [...elementsBelow(element)]
    .filter((each) => each.getAttribute('aria-invalid') === 'true')
    .map(({ computedName }) => computedName);

async function walkToContact(): Promise<Walk> {
  const walk = await startWalk({ ...GUEST, campaign: 101 });
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'client-info');
  return walk;
}

describe('the contact form', () => {
  it('shows no error at an empty field before the customer continues', async () => {
    const walk = await walkToContact();
    for (const name of ['Nome', 'E-mail', 'Número de telemóvel']) {
      const each = await field(walk, name);
      each.focus();
      each.blur();
    }
    const email = await field(walk, 'E-mail');
    fill(email, 'rui@');
    email.blur();
    await whenIdle(() => invalidFields(walk).length > 0);
    expect(invalidFields(walk)).to.deep.equal(['E-mail']);
    fill(email, '');
    email.blur();
    await whenIdle(() => invalidFields(walk).length === 0);
  });

  it('shows an error once a field was left, and all when the customer continues', async () => {
    const walk = await walkToContact();
    expect(invalidFields(walk)).to.deep.equal([]);
    const email = await field(walk, 'E-mail');
    email.focus();
    fill(email, 'rui@');
    await whenIdle(() => invalidFields(walk).length > 0);
    expect(invalidFields(walk)).to.deep.equal(['E-mail']);
    expect(allByRole(walk.element, 'heading', SUMMARY)).to.deep.equal([]);

    await click(walk, walk.words.continue);
    const name = byRole(walk.element, 'textbox', 'Nome');
    await whenIdle(() => activeElement() === name, { what: 'the focus on the first wrong field' });
    expect(invalidFields(walk)).to.deep.equal(['Nome', 'E-mail', 'Número de telemóvel']);
    for (const reason of [NAME, EMAIL, PHONE]) expect(shownText(walk.element)).to.match(reason);
    expect(allByRole(walk.element, 'heading', SUMMARY)).to.deep.equal([]);

    await fillContact(walk);
    await whenIdle(() => invalidFields(walk).length === 0);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
  });

  const phones: [pasted: string, dialPrefix: string, number: string][] = [
    ['+351 912 345 678', '+351', '912345678'],
    ['00351912345678', '+351', '912345678'],
    ['912-345-678', '+351', '912345678'],
    ['+34 612 345 678', '+34', '612345678'],
  ];
  for (const [pasted, dialPrefix, number] of phones) {
    it(`takes the phone "${pasted}"`, async () => {
      const slot = await oneFreeSlot(101, 2);
      const walk = await startWalk({ ...GUEST, campaign: 101 });
      await chooseSlot(walk, slot);
      await untilStep(walk, 'client-info');
      await fillContact(walk, { ...RUI, phone: pasted });
      await click(walk, walk.words.continue);
      await submit(walk);
      await untilStep(walk, 'success');
      const [request] = await sentBookings();
      expect(request?.body).to.deep.equal(
        bookingBody({
          campaign: 101,
          people: 2,
          slots: [slot],
          ...RUI_ON_THE_WIRE,
          phone: { dialPrefix, number },
        }),
      );
    });
  }

  for (const phone of ['812345678', '91234567', 'nenhum']) {
    it(`refuses the phone "${phone}"`, async () => {
      const walk = await walkToContact();
      await fillContact(walk, { ...RUI, phone });
      await whenIdle(() => invalidFields(walk).length > 0);
      expect(invalidFields(walk)).to.deep.equal(['Número de telemóvel']);
    });
  }

  it('takes notes for the merchant along', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, 'Adicionar nota');
    const notes = await untilRole(walk.element, 'textbox', /^Notas para /);
    await whenIdle(() => activeElement() === notes, { what: 'the focus in the notes' });
    fill(notes, '  Alergia a <nozes> & "mel"\n ');
    await click(walk, walk.words.continue);
    await submit(walk);
    await untilStep(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.body).to.deep.equal(
      bookingBody({
        campaign: 101,
        people: 2,
        slots: [slot],
        ...RUI_ON_THE_WIRE,
        notes: 'Alergia a <nozes> & "mel"',
      }),
    );
  });
});

describe('the VAT invoice', () => {
  it('is not asked for by itself; a wrong NIF shows an error, a right one is sent', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await walkToConfirm(walk, slot);
    const box = await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF');
    expect((box as HTMLInputElement).checked).to.equal(false);
    box.click();
    fill(await field(walk, 'Nome na fatura'), 'Rui Costa, Lda.');
    fill(await field(walk, 'NIF'), '123456780');
    await whenIdle(() => shownText(walk.element).includes('O último algarismo do NIF'));
    await submit(walk);
    await whenIdle(() => activeElement()?.computedName === 'NIF');
    expect(await sentBookings()).to.deep.equal([]);

    const vatId = await field(walk, 'NIF');
    fill(vatId, 'PT 501 442 600');
    await whenIdle(() => invalidFields(walk).length === 0);
    expect(valueOf(vatId)).to.match(/^501 ?442 ?600$/);
    await submit(walk);
    await untilStep(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.body).to.deep.equal(
      bookingBody({
        campaign: 101,
        people: 2,
        slots: [slot],
        ...RUI_ON_THE_WIRE,
        taxInformation: { fiscalName: 'Rui Costa, Lda.', fiscalNumber: '501442600' },
      }),
    );
  });
});

describe('a password manager that sets values without an event', () => {
  it('fills in a booking that is sent', async () => {
    const walk = await walkToContact();
    for (const name of ['name', 'email', 'phone'] as const) {
      const place = await field(walk, walk.words[name]);
      if (place instanceof HTMLInputElement) place.value = RUI[name];
    }
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    const [sent] = await sentBookings();
    expect(JSON.stringify(sent?.body)).to.include(RUI.email);
  });
});
