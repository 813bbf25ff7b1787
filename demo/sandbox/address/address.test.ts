import { describe, expect, test } from 'vitest';

import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const ANA = 'language=pt_PT&token=token-ana';
const NEW = {
  addressName: 'Praia',
  countryId: 139,
  city: 'Cascais',
  postalCode: '2750-642',
  street: 'Avenida Rei Humberto II 7',
  floorDoor: '',
  company: '',
  vatId: null,
};

const listOf = async (client: SandboxClient, query: string = ANA) =>
  (await client.call(`/rest/user/addresses?${query}`)).body;
const save = (client: SandboxClient, json: unknown, query: string = ANA) =>
  client.call(`/rest/user/addresses/create?${query}`, { json });
const remove = (client: SandboxClient, id: number, query: string = ANA) =>
  client.call(`/rest/user/addresses/delete/${id}?${query}`, { method: 'POST' });

describe('a saved address', () => {
  test('is new without an id, and only its user sees it', async () => {
    const client = createClient();

    const { body } = await save(client, NEW);

    expect(body).toEqual({ id: 9501, ...NEW });
    expect(await listOf(client)).toMatchObject([{ id: 9001 }, { id: 9002 }, { id: 9501 }]);
    expect(await listOf(client, 'language=pt_PT&token=token-premium')).toHaveLength(1);
  });

  test('takes the place of the one with its id', async () => {
    const client = createClient();

    await save(client, { id: 9001, ...NEW });

    expect(await listOf(client)).toMatchObject([{ id: 9001, city: 'Cascais' }, { id: 9002 }]);
  });

  test('can be deleted, and its id is not used again while a later one stands', async () => {
    const client = createClient();
    await save(client, NEW);
    await save(client, NEW);

    expect(await remove(client, 9501)).toEqual({ status: 200, body: {} });

    expect((await save(client, NEW)).body).toMatchObject({ id: 9503 });
    expect(await listOf(client)).toHaveLength(4);
  });

  test('is forgotten by a reset, and comes back where it was deleted', async () => {
    const client = createClient();
    await save(client, NEW);
    await remove(client, 9001);

    await client.call('/__sandbox/reset', { method: 'POST' });

    expect(await listOf(client)).toMatchObject([{ id: 9001 }, { id: 9002 }]);
  });
});

describe('an address of somebody else', () => {
  test('can neither be replaced nor deleted', async () => {
    const client = createClient();

    expect((await save(client, { id: 9101, ...NEW })).status).toBe(404);
    expect((await remove(client, 9101)).status).toBe(404);
    expect(await listOf(client, 'language=pt_PT&token=token-premium')).toMatchObject([
      { id: 9101, city: 'Porto' },
    ]);
  });

  test('cannot be saved without their token', async () => {
    expect((await save(createClient(), NEW, 'language=pt_PT&token=x')).status).toBe(401);
  });
});

describe('an address that spec section 5 refuses is a 400 that names the field', () => {
  test.each([
    ['postalCode', { postalCode: '2750' }],
    ['street', { street: ' ' }],
    ['city', { city: '' }],
    ['vatId', { vatId: '123456780' }],
  ])('%s', async (path, change) => {
    expect(await save(createClient(), { ...NEW, ...change })).toMatchObject({
      status: 400,
      body: { payload: { issues: [{ path }] } },
    });
  });

  test('but a postal code and a tax number abroad are of any form', async () => {
    const abroad = { countryId: 68, postalCode: '28001', vatId: 'ESB1234' };
    const reply = await save(createClient(), { ...NEW, ...abroad });

    expect(reply.status).toBe(200);
  });
});
