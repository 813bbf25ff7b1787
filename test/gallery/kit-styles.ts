import buttonRow from '../../src/ui/action/button-row.css';
import buttonTones from '../../src/ui/action/button-tones.css';
import calendar from '../../src/ui/calendar/calendar.css';
import chosenSlots from '../../src/ui/calendar/chosen-slots.css';
import badge from '../../src/ui/display/badge.css';
import badgeTones from '../../src/ui/display/badge-tones.css';
import card from '../../src/ui/display/card.css';
import details from '../../src/ui/display/details.css';
import price from '../../src/ui/display/price.css';
import qrCode from '../../src/ui/display/qr-code.css';
import summaryList from '../../src/ui/display/summary-list.css';
import emptyState from '../../src/ui/feedback/empty-state.css';
import overlay from '../../src/ui/feedback/overlay.css';
import successMark from '../../src/ui/feedback/success-mark.css';
import { formStyles } from '../../src/ui/field/form-styles.ts';
import checkbox from '../../src/ui/field/checkbox.css';
import radioCards from '../../src/ui/field/radio-cards.css';
import stepper from '../../src/ui/field/stepper.css';
import { frameStyles } from '../../src/ui/frame-styles.ts';
import tabs from '../../src/ui/tabs/tabs.css';

/** Every sheet of the kit, as one text. */
export const kitStyles: string = [
  ...frameStyles,
  ...formStyles,
  checkbox,
  buttonRow,
  buttonTones,
  calendar,
  chosenSlots,
  badge,
  badgeTones,
  card,
  details,
  price,
  qrCode,
  summaryList,
  emptyState,
  overlay,
  successMark,
  radioCards,
  stepper,
  tabs,
].join('');
