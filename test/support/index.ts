export { expect } from 'chai';

export { axeViolationsOf, expectNoAxeViolations } from './axe.ts';
export { cdp } from './cdp.ts';
export {
  addScript,
  createCheckout,
  isOneFile,
  loadCheckout,
  mountCheckout,
  type Attributes,
  type CheckoutElement,
} from './checkout.ts';
export { holdClock, moveClock, passTime, setClock } from './clock.ts';
export { answerConsent, type Provider } from './consent.ts';
export { consoleDuring } from './console.ts';
export { EVENT_NAMES, hearEvents, type HeardEvent } from './events.ts';
export { choose, fill, valueOf } from './fill.ts';
export { press, retype, tabTo, type } from './keyboard.ts';
export { takePicture } from './picture.ts';
export { openFramed, openFramedPage, passOnChanges } from './frame.ts';
export { allIdle, untilDrawn, whenIdle, whileHeld } from './idle.ts';
export { goBackInHistory, goForwardInHistory } from './traverse-history.ts';
export { expectNoOverflow, overflowOf, smallTargetsOf } from './layout.ts';
export { watchLeftovers, type Leftovers } from './leftovers.ts';
export { emulateMedia, setOffline } from './media.ts';
export { after, afterEach, before, beforeEach, describe, it, testClock } from './mocha.ts';
export { allByRole, byRole, untilNoRole, untilRole } from './roles.ts';
export {
  recordedRequests,
  resetSandbox,
  setFault,
  untilRecorded,
  type Fault,
  type RecordedRequest,
  releaseAnswers,
} from './sandbox.ts';
export { activeElement, elementsBelow, shadow, shownText } from './shadow.ts';
export {
  bookedSlot,
  calendarOf,
  dayOf,
  nonBreaking,
  freeSlots,
  timeOf,
  type Language,
  type WireSlot,
} from './slots.ts';
export { openAsVisitor, openTab, type Tab } from './tab.ts';
export { AUTOFILL_TAPS, countTaps } from './taps.ts';
export { untilText } from './text.ts';
export { expectKeptTranscript, readScreen, type TranscriptScreen } from './transcript.ts';
export { until, untilEvent } from './until.ts';
export { setViewport } from './viewport.ts';
export { withoutStorage } from './without-storage.ts';
