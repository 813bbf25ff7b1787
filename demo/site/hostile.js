// Changes of old scripts to a page's objects: everything here is enumerable and inherited by everything.
const SPOILT = [
  [Object.prototype, 'polluted', () => 'polluted'],
  [Object.prototype, 'token', 'polluted'],
  [Object.prototype, 'middleware', 'https://attacker.example'],
  [Array.prototype, 'last', () => 'polluted'],
  [String.prototype, 'contains', () => true],
  [window, 'structuredClone', undefined],
  [window, 'requestIdleCallback', undefined],
];

for (const [object, name, value] of SPOILT) object[name] = value;
