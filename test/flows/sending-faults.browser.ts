import {
  activeElement,
  describe,
  expect,
  it,
  press,
  setFault,
  setOffline,
  setViewport,
  shownText,
  until,
  untilNoRole,
  untilRole,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { submit, untilStep } from './walk.ts';
import { AGAIN, BOOKING, timesReserved, untilShown, walkToButton } from './sending-faults-walks.ts';

describe('an answer that is lost', () => {
  it('leaves what is paid at the place on one line beside the long button', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 1024, height });
    try {
      const walk = await walkToButton();
      await setFault({ match: BOOKING, drop: true, after: true, times: 1 });
      await submit(walk);
      const button = await untilRole(walk.element, 'button', AGAIN);
      const name = button.parentElement?.querySelector('span');
      expect(name?.textContent).to.match(/^Pagas 44,80\s€ no local$/);
      const range = document.createRange();
      range.selectNodeContents(name!);
      expect(range.getClientRects()).to.have.length(1);
    } finally {
      await setViewport({ width, height });
    }
  });
});

describe('a booking that the server refuses', () => {
  const refusals: [what: string, status: number, body: unknown, message: string][] = [
    ['with a reason', 422, { message: 'Hoje fechamos mais cedo.' }, 'Hoje fechamos mais cedo.'],
    ['with a code alone', 400, { code: 'CLOSED' }, 'Ocorreu um erro. Por favor tenta de novo.'],
  ];
  for (const [what, status, body, message] of refusals) {
    it(`${what} is shown in a dialog; the second press may succeed`, async () => {
      const walk = await walkToButton();
      await setFault({ match: BOOKING, status, body, times: 1 });
      await submit(walk);
      const dialog = await untilRole(walk.element, 'alertdialog', 'Não foi possível reservar');
      expect(dialog.textContent).to.include(message);
      expect(await sentBookings()).to.have.length(1);
      await press('Escape');
      await untilNoRole(walk.element, 'alertdialog');
      expect(activeElement()?.textContent).to.include(message);
      await submit(walk);
      await untilStep(walk, 'success');
      expect(await sentBookings()).to.have.length(2);
    });
  }
});

describe('without a connection', () => {
  it('nothing is sent and nothing is lost: the booking continues without a reload', async () => {
    const walk = await walkToButton();
    await setOffline(true);
    await untilShown(walk, 'Estás sem ligação à internet.');
    await submit(walk);
    await untilShown(walk, 'Nada foi enviado e nada se perdeu');
    expect(shownText(walk.element).match(/Estás sem ligação/g)).to.have.length(1);
    expect(await sentBookings()).to.deep.equal([]);
    await setOffline(false);
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
  });

  it('a phone shows why nothing was sent, also to a customer who has read to the end', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 360, height: 740 });
    try {
      const walk = await walkToButton();
      await setOffline(true);
      window.scrollTo(0, document.documentElement.scrollHeight);
      const button = await untilRole(walk.element, 'button', walk.words.submit);
      button.focus({ preventScroll: true });
      button.click();
      const notice = await until(() => activeElement() !== button && activeElement(), {
        what: 'the focus on the reason',
      });
      expect(notice.textContent).to.contain('Nada foi enviado e nada se perdeu');
      const { top, bottom } = notice.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(button.getBoundingClientRect().top);
    } finally {
      await setOffline(false);
      await setViewport({ width, height });
    }
  });
});

describe('one intent makes one booking', () => {
  it('also with a hundred clicks, Enter, and a step back on the way', async () => {
    const walk = await walkToButton();
    await setFault({ match: BOOKING, delayMs: 400 });
    const button = await untilRole(walk.element, 'button', walk.words.submit);
    button.focus();
    for (let count = 0; count < 100; count += 1) button.click();
    await press('Enter');
    walk.element.back();
    await untilStep(walk, 'success');
    button.click();
    walk.element.back();
    expect(await sentBookings()).to.have.length(1);
    expect(timesReserved(walk)).to.equal(1);
    expect(walk.receivedEvents.filter(({ name }) => name === 'submit')).to.have.length(1);
  });
});
