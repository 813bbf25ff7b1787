import { expect, test } from 'vitest';

import { filesBelow } from '../files-below.mjs';
import { chunkOf, ROOMS } from '../rooms.mjs';
import { ownerOf, roomChunks } from './room-chunks.mjs';

const MODULES = {
  '/src/index.ts': ['/src/lib/url.ts'],
  '/src/lib/url.ts': [],
  '/src/element/times-mode/times-mode.ts': ['/src/lib/slots.ts', '/src/lib/url.ts'],
  '/src/lib/slots.ts': [],
  '/src/app/create-checkout-app.ts': [
    '/src/ui/button.tsx',
    '/src/lib/slots.ts',
    '/node_modules/react/index.js',
  ],
  '/src/features/booking/screens/choice.tsx': ['/src/features/contact/field.tsx'],
  '/src/features/booking/screens/reservation-type.tsx': [],
  '/src/features/booking/screens/confirm.tsx': ['/src/ui/summary.tsx', '/src/ui/button.tsx'],
  '/src/features/booking/screens/form/month-dialog.tsx': [],
  '/src/app/first-screens.ts': [],
  '/src/features/menu/screens/dish.tsx': ['/src/ui/steps.tsx', '/src/ui/summary.tsx'],
  '/src/features/contact/field.tsx': ['/src/lib/url.ts'],
  '/src/features/menu/screens/menu.tsx': ['/src/ui/summary.tsx', '/src/lib/search.ts'],
  '/src/features/points/screens/points.tsx': [],
  '/src/features/confirmation/screens/success.tsx': [],
  '/src/features/confirmation/screens/product/order-success.tsx': [],
  '/src/app/checkout-alert.tsx': [],
  '/src/plugins/debug/attach-debug.ts': [],
  '/src/app/attach-history.ts': ['/src/lib/back.ts', '/src/ui/steps.tsx'],
  '/src/lib/back.ts': [],
  '/src/ui/steps.tsx': [],
  '/src/lib/search.ts': [],
  '/src/ui/button.tsx': [],
  '/src/ui/summary.tsx': [],
  '/locales/pt_PT/menu.ts': [],
  '/node_modules/react/index.js': [],
};

/** The first screens of flows. */
const STARTS = ['/src/features/menu/screens/menu.tsx', '/src/features/points/screens/points.tsx'];

function chunksOf(modules) {
  const chunkOf = roomChunks();
  const context = {
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id) => ({
      importedIds: modules[id],
      dynamicImporters: id === '/src/app/attach-history.ts' ? ['/src/app/companions.ts'] : [],
      dynamicallyImportedIds: id === '/src/app/first-screens.ts' ? STARTS : [],
    }),
  };
  return (path) => chunkOf(path, context);
}

test.each([
  ['what the first module imports stays in it', '/src/lib/url.ts', 'merchant-checkout'],
  ['what the first booking screen imports is the app', '/src/features/contact/field.tsx', 'app'],
  ['the next free times are apart', '/src/element/times-mode/times-mode.ts', 'times'],
  ['what they share with the app is a chunk of both', '/src/lib/slots.ts', 'calls'],
  ['React is apart', '/node_modules/react/index.js', 'react'],
  ['a further screen is its room', '/src/features/booking/screens/confirm.tsx', 'booking'],
  [
    'what a flow begins with is apart from later screens',
    '/src/features/menu/screens/menu.tsx',
    'menu-start',
  ],
  ['a later screen is its room', '/src/features/menu/screens/dish.tsx', 'menu'],
  ['code that one room needs is in its chunk', '/src/lib/search.ts', 'menu-start'],
  ['code that several rooms need is shared', '/src/ui/summary.tsx', 'shared'],
  ['an attribute enables its own chunk', '/src/plugins/debug/attach-debug.ts', 'debug'],
  [
    'a dialog of a room is in its chunk',
    '/src/features/booking/screens/form/month-dialog.tsx',
    'booking',
  ],
  ['what other flows begin with is shared', '/src/features/points/screens/points.tsx', 'shared'],
  ['what every page loads later is one chunk', '/src/app/checkout-alert.tsx', 'frame'],
  [
    'the confirmation of an order is with the order',
    '/src/features/confirmation/screens/product/order-success.tsx',
    'ordering',
  ],
  [
    'that of a booking is with the payment',
    '/src/features/confirmation/screens/success.tsx',
    'payment',
  ],
  ['a catalog is left to the bundler', '/locales/pt_PT/menu.ts', undefined],
  ['later code of no room is left to the bundler', '/src/app/attach-history.ts', undefined],
  ['and so is what it alone needs', '/src/lib/back.ts', undefined],
  ['what it shares with a room is shared', '/src/ui/steps.tsx', 'shared'],
])('%s', (_, path, chunk) => expect(chunksOf(MODULES)(path)).toBe(chunk));

test('a first screen that is not where the build looks for it stops the build', () => {
  expect(() => chunksOf({ '/src/index.ts': [] })('/src/index.ts')).toThrow('The build lacks');
});

test('the rooms of a chunk stand beside each other, but for the confirmation, which follows its orders', () => {
  const chunks = Object.keys(ROOMS)
    .filter((room) => room !== 'confirmation')
    .map(chunkOf);
  const starts = chunks.filter((chunk, index) => chunk !== chunks[index - 1]);
  expect(starts).toEqual([...new Set(chunks)]);
});

test('every room and every part has code', async () => {
  const paths = (await filesBelow('src')).filter((path) => !path.includes('.test.'));
  const owners = new Set(paths.map(ownerOf));
  for (const name of ['agents', 'debug', 'own-texts', 'structured-data', 'frame', 'camera'])
    expect(owners).toContain(name);
});
