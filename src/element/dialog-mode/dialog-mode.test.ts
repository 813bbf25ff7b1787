// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createDialogMode } from './dialog-mode.ts';
import { defineFake } from '../../../test/support/element/fake-environment.ts';
import {
  setUpElementPage,
  settle,
  hear,
  shellOf,
  dialogOf,
} from '../../../test/support/element/element-page.ts';

const page = setUpElementPage();
const { mount, requests } = page;

describe('modal mode', () => {
  function trigger(id: string): HTMLElement {
    const link = document.createElement('a');
    link.href = '#elsewhere';
    link.setAttribute('data-merchant-checkout-open', `#${id}`);
    document.body.append(link);
    return link;
  }

  test('loads nothing until it is opened, by a trigger that came later', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    expect([requests.length, page.checkout.apps.length]).toEqual([0, 0]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    trigger('mc').dispatchEvent(click);
    await settle();
    expect(click.defaultPrevented).toBe(true);
    expect([dialogOf(element)?.open, page.checkout.apps.length]).toEqual([true, 1]);
  });

  test('opens for whoever pressed the trigger before its chunk has come', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    page.checkout = defineFake(`x-late-${crypto.randomUUID()}`, {
      dialogMode: async () => {
        await arrival;
        return { createDialogMode };
      },
    });
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    trigger('mc').click();
    await settle();
    expect([dialogOf(element), page.checkout.apps.length]).toEqual([null, 1]);
    arrive();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });

  describe('on a return from payment', () => {
    const returnWith = (nonce: string, owner: string) => {
      window.sessionStorage.setItem('merchant-checkout:return:n-1', owner);
      window.history.replaceState(null, '', `/?mc-return=payment&mc-nonce=${nonce}`);
    };
    afterEach(() => window.sessionStorage.clear());

    test('opens by itself, once, where the customer left it', async () => {
      returnWith('n-1', 'merchant-checkout:1:mc:booking_voucher:1:-:1:-:-');
      const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
      await vi.waitFor(() => expect(page.checkout.apps).toHaveLength(1));
      expect(dialogOf(element)?.open).toBe(true);
      element.close();
      element.setAttribute('mode', 'button');
      await settle();
      expect(dialogOf(element)?.open).toBe(false);
    });

    test('stays closed where another element was left, or no way back is known', async () => {
      returnWith('n-1', 'merchant-checkout:1:other:booking_voucher:1:-:1:-:-');
      const first = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
      returnWith('made-up', 'merchant-checkout:1:second:booking_voucher:1:-:1:-:-');
      const second = await mount({ campaign: '1', mode: 'button', id: 'second' });
      await vi.dynamicImportSettled();
      expect([dialogOf(first)?.open, dialogOf(second)?.open]).toEqual([false, false]);
      expect(page.checkout.apps).toEqual([]);
    });
  });

  test('stays closed when it was closed again before its chunk has come', async () => {
    const element = await mount({ campaign: '1', mode: 'modal' });
    element.open();
    element.close();
    await settle();
    expect([dialogOf(element)?.open, page.checkout.apps.length]).toEqual([false, 0]);
  });

  test('restores the fallback and reports the error when its chunk is lost, and tries again', async () => {
    let isLost = true;
    page.checkout = defineFake(`x-lost-${crypto.randomUUID()}`, {
      dialogMode: async () => {
        if (isLost) throw new Error('chunk');
        return { createDialogMode };
      },
    });
    vi.useFakeTimers();
    const errors = hear(document, 'error');
    const element = page.checkout.create();
    element.setAttribute('mode', 'modal');
    element.setAttribute('campaign', '1');
    document.body.append(element);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(errors).toEqual([expect.objectContaining({ code: 'network' })]);
    expect(shellOf(element).textContent).toContain('Tentar de novo');
    isLost = false;
    element.open();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });

  test('closing is announced once and keeps the app for the next time', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    const closed = hear(document, 'close');
    element.open();
    await settle();
    page.checkout.apps[0]?.port.onClose();
    await settle();
    expect([dialogOf(element)?.open, closed.length]).toEqual([false, 1]);
    element.open();
    await settle();
    expect([dialogOf(element)?.open, page.checkout.apps.length]).toEqual([true, 1]);
  });

  test.each([
    [true, 'begins in the content, such as selecting a text, and ends on the backdrop', 'in', 'on'],
    [true, 'begins on the backdrop and ends in the content', 'on', 'in'],
    [false, 'begins and ends on the backdrop', 'on', 'on'],
  ])('the dialog is open (%s) after a press that %s', async (isOpen, _press, down, up) => {
    const element = await mount({ campaign: '1', mode: 'modal' });
    element.open();
    await settle();
    const dialog = dialogOf(element);
    const content = shellOf(element);
    const send = (type: string, where: HTMLElement | null) =>
      where?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
    send('pointerdown', down === 'on' ? dialog : content);
    send('pointerup', up === 'on' ? dialog : content);
    // A browser sends the click to the nearest node around both.
    send('click', dialog);
    expect(dialog?.open).toBe(isOpen);
  });

  describe.each(['modal', 'button'])('the fallback of mode="%s"', (mode) => {
    /** The first slot of a tree gets the children. */
    const fallbackIsInPage = (element: HTMLElement) =>
      element.shadowRoot?.querySelector('slot')?.closest('dialog') === null;

    test('stays out of the page while all is well, and shows there after a problem', async () => {
      const element = await mount({ campaign: '1', mode });
      element.append('Reservar por telefone');
      expect(fallbackIsInPage(element)).toBe(false);
      element.open();
      await settle();
      page.checkout.apps[0]?.port.onReady();
      expect(fallbackIsInPage(element)).toBe(false);
      page.checkout.apps[0]?.port.onFatal();
      expect(fallbackIsInPage(element)).toBe(false);
      element.close();
      await settle();
      expect(fallbackIsInPage(element)).toBe(true);
      element.open();
      await settle();
      expect(fallbackIsInPage(element)).toBe(false);
    });

    test('shows in the page where nothing may be requested', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const element = await mount({ campaign: '1', mode, middleware: 'ftp://x' });
      expect([fallbackIsInPage(element), requests.length]).toEqual([true, 0]);
    });
  });

  test('a removed element no longer answers its trigger', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    element.remove();
    await settle();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    trigger('mc').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test('the focus returns to the free times after the pressed one is gone', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1', mode: 'times' });
    const buttonOf = () => element.shadowRoot?.querySelector<HTMLElement>('[part="times"] button');
    await vi.waitFor(() => expect(buttonOf()).toBeTruthy());
    const pressed = buttonOf();
    pressed?.focus();
    pressed?.click();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
    // What was booked is no longer listed.
    pressed?.remove();
    const rest = document.createElement('button');
    element.shadowRoot?.querySelector('[part="times"]')?.replaceChildren(rest);
    element.close();
    expect(element.shadowRoot?.activeElement).toBe(rest);
  });

  test('another element’s trigger opens nothing', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    trigger('other').click();
    await settle();
    expect(dialogOf(element)?.open).toBe(false);
  });

  test('button mode floats a button in the element’s language', async () => {
    const element = await mount({ campaign: '1', mode: 'button', lang: 'en' });
    const button = element.shadowRoot?.querySelector<HTMLElement>('.shell-launcher');
    expect(button?.textContent).toBe('Book');
    button?.click();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });
});
