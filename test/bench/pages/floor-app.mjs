/**
 * React with the run-time libraries that the checkout has, and nothing of the checkout: a heading and 20
 * buttons whose state, texts and values go through those libraries, so that none of them is shaken away.
 */
import { setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import r2wc from '@r2wc/react-to-web-component';
import { atom, createStore, Provider, useAtom } from 'jotai';
import { createElement } from 'react';
import { integer, minValue, number, object, pipe, safeParse } from 'valibot';

const chosenAtom = atom(0);
const choice = object({ chosen: pipe(number(), integer(), minValue(0)) });

/** Compiled catalogs are lists of texts and places, as the checkout's own are. */
const MESSAGES = { title: ['Reserva ', ['chosen']], button: ['Botão ', ['index']] };

function Booking({ campaign }) {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const { i18n } = useLingui();
  const choose = (index) => {
    if (safeParse(choice, { chosen: index }).success) setChosen(index);
  };
  const buttons = Array.from({ length: 20 }, (_, index) =>
    createElement(
      'button',
      { key: index, type: 'button', onClick: () => choose(index) },
      i18n._('button', { index }),
    ),
  );
  return createElement(
    'section',
    null,
    createElement('h2', null, i18n._('title', { chosen }), campaign),
    ...buttons,
  );
}

function Root({ campaign }) {
  const i18n = setupI18n({ locale: 'pt', messages: { pt: MESSAGES } });
  return createElement(
    Provider,
    { store: createStore() },
    createElement(I18nProvider, { i18n }, createElement(Booking, { campaign })),
  );
}

/** Defines the floor as an element, wrapped as the checkout's app is. */
export function defineFloor(name) {
  customElements.define(name, r2wc(Root, { shadow: 'open', props: { campaign: 'string' } }));
}
