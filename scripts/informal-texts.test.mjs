import { expect, test } from 'vitest';

import { formalFaults, isInformal } from './informal-texts.mjs';

test.each([
  ['pt_PT', 'Escolhe o dia'],
  ['pt_PT', 'Ainda falta: escolhe um dia.'],
  ['pt_PT', 'Abriste outra página.'],
  ['pt_PT', 'Antes de pagares'],
  ['pt_PT', '{count, plural, one {Ganha # ponto} other {Ganha # pontos}}'],
  ['pt_PT', 'Confirma-o na app.'],
  ['pt_PT', 'Enviamos-te tudo.'],
  ['es_ES', 'Elige el día'],
  ['es_ES', 'Tu reserva'],
  ['es_ES', 'Abriste otra página.'],
  ['es_ES', 'Recibirás un correo.'],
])('a customer is addressed informally in %s: "%s"', (language, text) => {
  expect(isInformal(language, text)).toBe(true);
});

test.each([
  ['pt_PT', '{shop} confirma uma delas.'],
  ['pt_PT', 'Este estabelecimento não tem reservas online.'],
  ['pt_PT', 'Tentar de novo'],
  ['es_ES', '{shop} confirma una de ellas.'],
  ['es_ES', 'Este estabelecimiento ya no existe.'],
  ['en_EN', 'Choose your day'],
])('informal address is not found in %s: "%s"', (language, text) => {
  expect(isInformal(language, text)).toBe(false);
});

test('formal texts are complete, differ, have a text of their own and are formal', () => {
  const catalog = { day: 'Escolhe o dia', people: 'Pessoas', pay: 'Paga aqui', hour: 'Tua hora' };
  const formal = { people: 'Pessoas', pay: 'Paga na tua conta', gone: 'Escolha', hour: 'Sua hora' };
  expect(formalFaults('pt_PT', catalog, formal)).toEqual([
    'pt_PT: "day" addresses the customer informally and has no formal text',
    'pt_PT: "people" is the same in both registers',
    'pt_PT: "pay" is informal in formal.json',
    'pt_PT: "gone" is formal and in no area',
  ]);
});
