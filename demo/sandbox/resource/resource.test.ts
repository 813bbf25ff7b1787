import { describe, expect, test } from 'vitest';

import { createClient } from '../test-support/sandbox-client.ts';

async function resourcesOf(of: string, language = 'pt_PT') {
  const { body } = await createClient().call(
    `/rest/v4/${of}/calendar/resources?language=${language}`,
  );
  return body;
}

describe('who or what can be booked', () => {
  test.each([
    ['shopmerchantservices/201', ['Marta Reis', 'Joana Pinto']],
    ['shopmerchantservices/203', ['Cabine a dois']],
    ['shopmerchantservices/202', []],
    ['shops/2', ['Marta Reis', 'Joana Pinto', 'Tiago Neves']],
    ['shops/3', []],
  ])('with %s is %j', async (of, names) => {
    expect(await resourcesOf(of)).toMatchObject(names.map((name) => ({ name })));
  });

  test('is said in the language asked for', async () => {
    expect(await resourcesOf('shops/1', 'en_EN')).toMatchObject([
      { id: 1, name: 'Dining room' },
      { id: 2, name: 'Terrace' },
    ]);
  });

  test('is unknown of a service that is none', async () => {
    const call = '/rest/v4/shopmerchantservices/999/calendar/resources?language=pt_PT';
    expect(await createClient().call(call)).toMatchObject({ status: 404 });
  });
});
