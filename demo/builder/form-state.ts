/** The form in the page's address: what differs from how the page comes, by the names of the fields. */

type Control = HTMLInputElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) && each.name !== '',
  );
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** The value that a control has when its form is reset. */
function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The form as a query. */
export function writeFormState(form: HTMLFormElement): string {
  const state = new URLSearchParams();
  for (const control of controlsOf(form)) {
    if (isBox(control)) {
      if (control.checked !== control.defaultChecked)
        state.set(control.name, control.checked ? 'on' : 'off');
    } else if (isRadio(control)) {
      if (control.checked && !control.defaultChecked) state.set(control.name, control.value);
    } else if (control.value !== initialValue(control)) {
      state.set(control.name, control.value);
    }
  }
  return state.toString();
}

/** Sets the controls that a query names; whatever it says, a control only takes what a person could have chosen. */
export function readFormState(form: HTMLFormElement, query: string): void {
  const state = new URLSearchParams(query);
  for (const control of controlsOf(form)) {
    const value = state.get(control.name);
    if (value === null) continue;
    if (isBox(control)) control.checked = value === 'on';
    else if (isRadio(control)) control.checked = control.value === value;
    else if (control instanceof HTMLInputElement) control.value = value;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}
