import button from './action/button.css';
import base from './base.css';
import calendar from './calendar/calendar.css';
import dialog from './dialog/dialog.css';
import display from './display/display.css';
import feedback from './feedback/feedback.css';
import field from './field/field.css';
import forcedColors from './forced-colors.css';
import frame from './frame/frame.css';
import icon from './icon/icon.css';
import tabs from './tabs/tabs.css';
import tokens from './tokens.css';

/** The order of the layers, later ones win; screens write into `mc.screens`. */
const layers = '@layer mc.tokens, mc.base, mc.ui, mc.screens;';

/** The whole kit's style sheet as text, for one constructable sheet per shadow root. */
export const uiStyles: string = [
  layers,
  tokens,
  base,
  icon,
  button,
  field,
  tabs,
  calendar,
  display,
  feedback,
  dialog,
  frame,
  forcedColors,
].join('\n');
