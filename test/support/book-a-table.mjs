/**
 * Runs in the page, so it names nothing outside of itself: books the first free time as a guest, with the package's own
 * helpers for tests, each wait within `withinMs`. The page writes what it heard of the booking into `#reserved`.
 */
export async function bookATable(helpersUrl, withinMs) {
  const { allByRole, untilReady, untilRole } = await import(helpersUrl);
  const element = document.querySelector('merchant-checkout');
  if (!element) throw new Error('The page has no element.');
  await customElements.whenDefined('merchant-checkout');
  await untilReady(element);
  const patience = { withinMs };
  const press = async (name) => (await untilRole(element, 'button', name, patience)).click();
  const fill = async (name, text) => {
    const field = await untilRole(element, 'textbox', name, patience);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    field.focus();
    value.set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
    field.blur();
  };
  const isEnabled = (each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  const freeTime = () => allByRole(element, 'radio', /^\d\d:\d\d/).find(isEnabled);
  const end = Date.now() + withinMs;
  while (!freeTime()) {
    const days = allByRole(element, 'grid').flatMap((grid) => [...grid.querySelectorAll('button')]);
    for (const day of days.filter(isEnabled)) {
      day.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (freeTime()) break;
    }
    if (Date.now() > end) throw new Error('No time is free.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  freeTime().click();
  await fill('Nome', 'Rui Manuel Costa');
  await fill('E-mail', 'rui@example.com');
  await fill('Número de telemóvel', '912 345 678');
  await press('Continuar');
  await press('Confirmar e pagar no local');
  await untilRole(element, 'heading', 'Reserva confirmada', patience);
  const heard = () => document.querySelector('#reserved')?.textContent;
  while (!heard()) {
    if (Date.now() > end + withinMs) throw new Error('The page heard of no booking.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return heard();
}
