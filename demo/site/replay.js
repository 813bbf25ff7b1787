/** Opens a recording of a platform: the element with its attributes, answered by the recording, and its lines below. */

const form = document.querySelector('#recording');
const { file, text, attributes } = form.elements;
let address = null;

const written = (given) =>
  Object.entries(given)
    .map(([name, value]) => (value === '' ? name : `${name}="${value.replaceAll('"', '&quot;')}"`))
    .join(' ');

/** The element with the attributes as they are written in the form; inert markup, so that nothing else gets in. */
function elementOf(markup) {
  const page = new DOMParser().parseFromString(`<merchant-checkout ${markup}>`, 'text/html');
  const element = document.createElement('merchant-checkout');
  for (const { name, value } of page.querySelector('merchant-checkout').attributes)
    if (name !== 'middleware' && !name.startsWith('on')) element.setAttribute(name, value);
  return element;
}

function section(title, lines) {
  const box = document.createElement('details');
  const head = document.createElement('summary');
  const list = document.createElement('pre');
  head.textContent = `${title} (${lines.length})`;
  list.textContent = lines.join('\n');
  box.append(head, list);
  return box;
}

function show() {
  const recording = JSON.parse(text.value);
  if (recording.format !== 'merchant-checkout-recording') throw new TypeError('another format');
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([text.value], { type: 'application/json' }));
  const element = elementOf(attributes.value);
  element.setAttribute('middleware', `sandbox:?replay=${encodeURIComponent(address)}`);
  document.querySelector('#checkout').replaceChildren(element);
  const answers = recording.answers.map(
    ({ method, path, status }) => `${status} ${method} ${path}`,
  );
  const sections = Object.entries({ ...recording.lines, [form.dataset.answers]: answers });
  document.querySelector('#lines').replaceChildren(...sections.map((each) => section(...each)));
}

/** Fills in the attributes that a recording names, unless there are some already. */
function readAttributes() {
  try {
    const given = written(JSON.parse(text.value).attributes);
    if (given) attributes.value = given;
  } catch {
    // Said when it is replayed.
  }
}

text.addEventListener('input', readAttributes);

file.addEventListener('change', async () => {
  text.value = (await file.files[0]?.text()) ?? '';
  readAttributes();
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fault = document.querySelector('#fault');
  fault.textContent = '';
  try {
    show();
  } catch {
    fault.textContent = form.dataset.unreadable;
  }
});
