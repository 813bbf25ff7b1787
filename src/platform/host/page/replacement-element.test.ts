// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';

import { emitCheckoutEvent } from '../checkout-events.ts';

const NAME = 'merchant-checkout:reserved';
const DETAIL = { transactionId: '7', kind: 'booking', valueCharged: 0 } as const;

/** An element in the page that sells a campaign. */
function anElement(campaign: string, id = ''): HTMLElement {
  const element = Object.assign(document.createElement('test-checkout'), { campaign, id });
  document.body.append(element);
  return element;
}

/** The places in which the page hears an event that is dispatched, in order: each once. */
function heardAt(dispatch: () => unknown, name = NAME): readonly (EventTarget | null)[] {
  const places: (EventTarget | null)[] = [];
  const listen = ({ target }: Event) => void places.push(target);
  document.addEventListener(name, listen);
  dispatch();
  document.removeEventListener(name, listen);
  return places;
}

afterEach(() => document.body.replaceChildren());

describe('a fact about what an element has sent', () => {
  test('is dispatched on the element while it is in the page, whatever else is there', () => {
    anElement('101', 'first');
    const element = anElement('101', 'second');
    expect(heardAt(() => emitCheckoutEvent(element, 'reserved', DETAIL))).toEqual([element]);
  });

  test('is dispatched on the element with the same id and offer that replaced it', () => {
    const gone = anElement('101', 'booking');
    anElement('101');
    gone.remove();
    const next = anElement('101', 'booking');
    expect(heardAt(() => emitCheckoutEvent(gone, 'reserved', DETAIL))).toEqual([next]);
  });

  test('is dispatched on an element of the same offer where none has its id', () => {
    const gone = anElement('101', 'booking');
    gone.remove();
    anElement('102', 'booking');
    const next = anElement('101', 'other');
    expect(heardAt(() => emitCheckoutEvent(gone, 'reserved', DETAIL))).toEqual([next]);
  });

  test('is dispatched on the document where no element sells the same', () => {
    const gone = anElement('101', 'booking');
    gone.remove();
    anElement('102', 'booking');
    expect(heardAt(() => emitCheckoutEvent(gone, 'reserved', DETAIL))).toEqual([document]);
  });

  test.each(['pending', 'paid', 'order', 'error', 'track'] as const)(
    'as "%s" is heard in the page after the element is removed, under both names',
    (name) => {
      const gone = anElement('101');
      gone.remove();
      const emit = () => emitCheckoutEvent<'close'>(gone, name as 'close', {});
      expect(heardAt(emit, `merchant-checkout:${name}`)).toEqual([document]);
      expect(heardAt(emit, `merchant-checkout-${name}`)).toEqual([document]);
    },
  );
});

test.each(['ready', 'step', 'cart', 'login', 'logout', 'close'] as const)(
  'the event "%s" of a removed element is not heard: it speaks of a screen that is gone',
  (name) => {
    const gone = anElement('101');
    gone.remove();
    anElement('101');
    const emit = () => emitCheckoutEvent<'close'>(gone, name as 'close', {});
    expect(heardAt(emit, `merchant-checkout:${name}`)).toEqual([]);
  },
);
