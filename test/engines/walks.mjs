import { setTimeout } from 'node:timers/promises';

/** The texts that these walks press and read, in Portuguese: the words of test/flows. */
const NEXT = 'Continuar';
const SUBMIT = 'Confirmar e pagar no local';
const SUBMIT_ORDER = 'Confirmar e pagar no local';
const PAY = 'Confirmar e pagar';

/** A press sooner after a step has appeared counts as the second of a double tap, in ms. */
const STEP_SETTLES_MS = 500;

const HOURS_AHEAD_MS = 48 * 3_600_000;

/** The first slot of a calendar from two days ahead on that has room for so many, and its day in the page's own words. */
async function freeSlot(customer, path, people) {
  const startPeriod = encodeURIComponent(new Date().toISOString());
  const response = await fetch(
    `${customer.url}/rest/v4/${path}/calendar/available-slots?startPeriod=${startPeriod}&language=pt_PT`,
  );
  const from = Date.now() + HOURS_AHEAD_MS;
  const { startTime } = (await response.json()).find(
    (slot) => slot.capacity >= people && Date.parse(slot.startTime) > from,
  );
  const format = "{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Lisbon' }";
  const day = await customer.ask(
    `new Intl.DateTimeFormat('pt-PT', ${format}).format(${Date.parse(startTime)})`,
  );
  return { day, time: startTime.slice(11, 16) };
}

async function chooseSlot(customer, path, people) {
  await customer.sees('grid');
  const { day, time } = await freeSlot(customer, path, people);
  await customer.until(
    `tools.byRole('grid').getAttribute('aria-busy') !== 'true'`,
    'a loaded week',
  );
  while (!(await customer.has('button', `/^${day}/`))) {
    const shown = await customer.ask(`tools.byRole('grid').textContent`);
    await customer.press('button', 'Semana seguinte');
    await customer.until(
      `tools.byRole('grid').textContent !== ${JSON.stringify(shown)} && tools.byRole('grid').getAttribute('aria-busy') !== 'true'`,
      'the next week',
    );
  }
  await customer.press('button', `/^${day}/`);
  await customer.press('radio', `${time}, ${day}`);
}

/** While the kitchen is open, a time is one of two choices on the screen of the delivery. */
async function chooseATime(customer) {
  const radio = ['radio', '/^Escolher a hora/'];
  if (await customer.has(...radio)) await customer.press(...radio);
  await customer.press('button', NEXT);
}

async function typeContact(customer) {
  await customer.types('Nome', 'Rui Costa');
  await customer.types('E-mail', 'rui@example.com');
  await customer.types('Número de telemóvel', '912345678');
}

async function bookTable(customer) {
  await chooseSlot(customer, 'campaigns/101', 2);
  await customer.sees('textbox', 'Nome');
  await customer.findsNoFault();
  await typeContact(customer);
  await customer.press('button', NEXT);
  await customer.sees('button', SUBMIT);
  await customer.findsNoFault();
  await customer.press('button', SUBMIT);
  await customer.sees('heading', 'Reserva confirmada');
  await customer.findsNoFault();
  await customer.sentOnce('/bookings');
}

/** From the voucher's form to the choice of the payment. */
async function walkToPayment(customer) {
  await customer.open('/voucher.html');
  await customer.sees('spinbutton', 'Número de vouchers');
  await customer.findsNoFault();
  await customer.press('button', NEXT);
  await typeContact(customer);
  await customer.press('button', NEXT);
  await customer.sees('heading', 'Como queres pagar?');
  await customer.findsNoFault();
}

async function goToCardPage(customer) {
  await walkToPayment(customer);
  await customer.press('radio', '/^Cartão/');
  await customer.press('button', PAY);
  await customer.sees('heading', 'Pagamento de demonstração');
}

/** Every walk of a customer, by its name, from a page of the demo site to what the sandbox received. */
export const WALKS = {
  async 'a table'(customer) {
    await customer.open('/booking.html');
    await customer.sees('grid');
    await customer.findsNoFault();
    await bookTable(customer);
  },

  async 'an order to take away'(customer) {
    await customer.open('/takeaway.html');
    await customer.press('button', 'Adicionar Bacalhau à Brás');
    await customer.findsNoFault();
    await customer.press('button', 'Ver encomenda');
    await customer.press('button', NEXT);
    await customer.press('radio', '/^Levantar no local/');
    await customer.findsNoFault();
    await chooseATime(customer);
    await chooseSlot(customer, 'campaigns/107', 1);
    await typeContact(customer);
    await customer.findsNoFault();
    await customer.press('button', SUBMIT_ORDER);
    await customer.sees('heading', 'Encomenda enviada');
    await customer.findsNoFault();
    await customer.sentOnce('/bookings');
  },

  async 'a voucher by MB WAY'(customer) {
    await walkToPayment(customer);
    await customer.press('radio', '/^MB WAY/');
    await customer.types('Número de telemóvel', '910000001');
    await customer.press('button', PAY);
    await customer.sees('heading', 'Confirma no MB WAY');
    await customer.findsNoFault();
    await customer.sees('heading', 'O voucher é teu');
    await customer.findsNoFault();
    await customer.sentOnce('/mbway-payment-request');
  },

  async 'a voucher by card, paid'(customer) {
    await goToCardPage(customer);
    await customer.press('button', 'Pagar');
    await customer.sees('heading', 'O voucher é teu');
    await customer.findsNoFault();
    await customer.sentOnce('/gift/hipay');
  },

  async 'a voucher by card, and Back from the payment page'(customer) {
    await goToCardPage(customer);
    await customer.back();
    await customer.sees('heading', 'Conclui o pagamento');
    await customer.findsNoFault();
    await setTimeout(STEP_SETTLES_MS);
    await customer.press('button', 'Abrir a página de pagamento');
    await customer.press('button', 'Pagar');
    await customer.sees('heading', 'O voucher é teu');
    await customer.sentOnce('/gift/hipay');
  },

  async 'an order of products'(customer) {
    await customer.open('/products.html');
    await customer.press('button', NEXT);
    await customer.press('button', '/^Levantar na loja/');
    await customer.findsNoFault();
    await customer.press('button', NEXT);
    await typeContact(customer);
    await customer.findsNoFault();
    await customer.press('button', SUBMIT_ORDER);
    await customer.sees('heading', 'Encomenda feita');
    await customer.findsNoFault();
    await customer.sentOnce('/web/orders');
  },

  async 'a service'(customer) {
    await customer.open('/services.html');
    await customer.sees('heading', 'Escolhe um serviço');
    await customer.findsNoFault();
    await customer.press('button', 'Reservar Massagem de relaxamento');
    await chooseSlot(customer, 'shopmerchantservices/201', 1);
    await typeContact(customer);
    await customer.findsNoFault();
    await customer.press('button', SUBMIT);
    await customer.sees('heading', 'Reserva confirmada');
    await customer.sentOnce('/bookings');
  },

  async 'points, with a sign-in'(customer) {
    await customer.open('/points.html');
    await customer.findsNoFault();
    await customer.press('button', 'Obter campanha');
    await customer.types('E-mail', 'ana@example.com');
    await customer.findsNoFault();
    await customer.press('button', NEXT);
    await customer.types('Palavra-passe', 'secret1');
    await customer.press('button', 'Entrar');
    await customer.sees('heading', 'Ganhaste 10 pontos');
    await customer.findsNoFault();
    await customer.sentOnce('/bookings');
  },

  async 'the dialog'(customer) {
    await customer.open('/modal.html');
    await customer.press('button', 'Reservar mesa');
    await customer.sees('dialog');
    await customer.sees('grid');
    await customer.findsNoFault();
    await customer.key('Escape');
    await customer.seesNot('dialog');
    await customer.until(`tools.activeElement().localName === 'button'`, 'the focus on the button');
    await customer.press('button', 'Reservar mesa');
    await bookTable(customer);
  },
};
