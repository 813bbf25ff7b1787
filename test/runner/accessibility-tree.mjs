/** Nodes that a screen reader passes over: what stands below them is read. */
const SILENT_ROLES = new Set([
  'generic',
  'InlineTextBox',
  'LabelText',
  'Legend',
  'LineBreak',
  'ListMarker',
  'none',
  'paragraph',
  'strong',
]);

/** Their texts are read as a name: their own, or that of the field that they label. */
const TEXT_IS_NAME = new Set([
  'button',
  'checkbox',
  'columnheader',
  'DisclosureTriangle',
  'heading',
  'LabelText',
  'Legend',
  'link',
  'option',
  'radio',
  'rowheader',
  'switch',
  'tab',
]);

/** The browser makes a name for them of all that stands below, which is read anyway. */
const NAME_IS_CONTENT = new Set(['gridcell', 'row', 'term']);

/** Their content is read as their value; the options of a closed list are not read at all. */
const CONTENT_IS_VALUE = new Set(['combobox', 'searchbox', 'spinbutton', 'textbox']);

/** States that are said as the word alone where they hold. */
const FLAGS = ['focused', 'disabled', 'required', 'selected', 'busy', 'modal', 'readonly'];

/** States that are said with their value: `checked=false` is not the same as no word about it. */
const VALUES = ['checked', 'pressed', 'expanded', 'invalid', 'hasPopup'];

const textOf = (field) =>
  String(field?.value ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function statesOf({ role, properties = [] }) {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]));
  const said = VALUES.filter((name) => values.has(name) && values.get(name) !== 'false');
  return [
    ...(role.value === 'heading' ? [`level=${values.get('level')}`] : []),
    ...said.map((name) => `${name}=${values.get(name)}`),
    ...FLAGS.filter((name) => values.get(name) === true),
  ];
}

/** A node as one line: role, "name", = "value", (states), and its description behind a dash. */
function lineOf(node) {
  const role = node.role.value;
  const [name, value, description] = [node.name, node.value, node.description].map(textOf);
  const states = statesOf(node).join(', ');
  return [
    role === 'StaticText' ? 'text' : role,
    name && !NAME_IS_CONTENT.has(role) && `"${name}"`,
    value && `= "${value}"`,
    states && `(${states})`,
    description && `— "${description}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

const isText = (node) => node.role?.value === 'StaticText';

/** Texts beside one another in one parent are read in one breath. */
function joinTexts(nodes) {
  const joined = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isText(node) && isText(last)) {
      const name = { value: `${last.name.value}${node.name.value}` };
      joined[joined.length - 1] = { ...last, name };
    } else joined.push(node);
  }
  return joined;
}

/** Passed over itself: silent, or a cell of which there is nothing to say but what stands in it. */
const isSilent = (node) =>
  node.ignored ||
  SILENT_ROLES.has(node.role?.value) ||
  (node.role?.value === 'gridcell' && statesOf(node).length === 0);

const deeper = (line) => `  ${line}`;

/**
 * The nodes that a screen reader reads below an element of the page, in reading order: one line per node, two spaces deeper below a
 * node that holds others. `nodes` is the answer of `Accessibility.getFullAXTree`; `backendId` names the element.
 */
export function readingLines(nodes, backendId) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const readBelow = ({ role, childIds = [] }) => {
    if (CONTENT_IS_VALUE.has(role?.value)) return [];
    const children = joinTexts(childIds.map((id) => byId.get(id)).filter(Boolean));
    const lines = children.flatMap(read);
    return TEXT_IS_NAME.has(role?.value) ? lines.filter((line) => !/^ *text "/u.test(line)) : lines;
  };
  const read = (node) => {
    if (isText(node)) return textOf(node.name) ? [lineOf(node)] : [];
    const below = readBelow(node);
    return isSilent(node) ? below : [lineOf(node), ...below.map(deeper)];
  };

  return readBelow(nodes.find((node) => node.backendDOMNodeId === backendId));
}
