// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import type { StepId } from '../../flow/flow-table.ts';
import { ASSISTANT_ACCESS, readControls, type ScreenControls } from './screen-controls.ts';

/** The controls that may ask for consent. No form asks today; the next one that does is covered too. */
const CONSENTS = `
  <label><input type="checkbox" required /> I accept the terms</label>
  <label><input type="checkbox" role="switch" /> Send me offers</label>
  <label><input type="checkbox" id="privacy" /></label><label for="privacy">RGPD: I consent</label>
  <div role="checkbox" aria-checked="false" tabindex="0">I allow marketing</div>
  <div role="switch" aria-checked="false" tabindex="0">Share my data</div>
  <button type="button" role="checkbox" aria-checked="false">I have read the policy</button>
  <button type="button" role="switch" aria-checked="false">Personalise</button>`;

const STEPS = Object.entries(ASSISTANT_ACCESS).flatMap(([step]) => (isStep(step) ? [step] : []));

function isStep(name: string): name is StepId {
  return name in ASSISTANT_ACCESS;
}

function controlsOf(html: string, step: StepId): ScreenControls {
  document.body.innerHTML = html;
  return readControls(document.body, step);
}

beforeEach(() => {
  // happy-dom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true;
});

test.each(STEPS)('a box that consents is never an assistant’s: %s', (step) => {
  expect(controlsOf(CONSENTS, step)).toEqual({ fields: [], buttons: [] });
});

test('an assistant gets the fields, options and buttons beside a box', () => {
  const html = `<label>Name <input type="text" /></label>
    <label><input type="radio" name="time" /> 19:00</label>
    <button type="button">Continue</button>`;
  const { fields, buttons } = controlsOf(html + CONSENTS, 'client-info');
  expect(fields.map(({ name }) => name)).toEqual(['Name']);
  expect(buttons.map(({ name }) => name)).toEqual(['19:00', 'Continue']);
});

test('a password is never an assistant’s', () => {
  const html = '<label>Password <input type="password" /></label>';
  expect(controlsOf(html, 'client-info').fields).toEqual([]);
});
