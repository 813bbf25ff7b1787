import errorSummary from './error-summary.css';
import input from './input.css';
import phoneField from './phone-field.css';
import select from './select.css';

/** The sheets of a form that is typed in. */
export const formStyles: readonly string[] = [input, select, phoneField, errorSummary];
