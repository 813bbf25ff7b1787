import actionBar from './action/action-bar.css';
import button from './action/button.css';
import iconButton from './action/icon-button.css';
import link from './action/link.css';
import base from './base.css';
import notice from './feedback/notice.css';
import progressSteps from './feedback/progress-steps.css';
import skeleton from './feedback/skeleton.css';
import field from './field/field.css';
import forcedColors from './forced-colors.css';
import frame from './frame/frame.css';
import icon from './icon/icon.css';
import tokens from './tokens.css';

/** The order of the layers, later ones win; screens write into `mc.screens`. */
const layers = '@layer mc.tokens, mc.base, mc.ui, mc.screens, mc.forced-colors;';

/**
 * The sheets of the frame and of what stands on every screen, adopted before anything shows. Every other part of the
 * kit has its own sheet beside it, which comes with the screens that name it in their `styles`. So these sheets may be
 * adopted in any order after this one, and none overrules another.
 */
export const frameStyles: readonly string[] = [
  layers,
  tokens,
  base,
  icon,
  button,
  iconButton,
  link,
  actionBar,
  field,
  notice,
  skeleton,
  progressSteps,
  frame,
  forcedColors,
];
