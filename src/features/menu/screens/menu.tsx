import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';

import { countItems } from '../../offer/rules/menu.ts';
import {
  findInMenuAtom,
  menuIsReadOnlyAtom,
  menuIsSearchableAtom,
  menuQueryAtom,
  menuSectionsAtom,
  trackMenuAction,
} from '../state/menu.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { bagIcon, searchIcon, ticketIcon } from '../../../ui/icon/shop-icons.ts';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useAnnouncement, useTranslate } from '../../../screen-kit/messages.ts';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuSearch } from './section-nav.tsx';
import { OrderBar } from './order-bar.tsx';
import { useMenuView } from './menu-view.ts';
import './menu.css';

/** What the merchant says before an order, and what the campaign takes off. */
function Intro() {
  const isReadOnly = useAtomValue(menuIsReadOnlyAtom);
  const product = useAtomValue(bookableAtom);
  const t = useTranslate();
  if (isReadOnly) return <NoTransport />;
  if (!product) return null;
  const { discountPercent: percent, notes } = product;
  return (
    <>
      {percent > 0 && <Notice icon={ticketIcon}>{t('menu.discount', { percent })}</Notice>}
      {notes.start !== null && <Notice>{notes.start}</Notice>}
    </>
  );
}

/** Where a search is typed: the button that clears it goes, and the focus with it. */
interface SearchPlace {
  box: RefObject<HTMLElement | null>;
}

function NothingFound({ box }: SearchPlace) {
  const setQuery = useSetAtom(menuQueryAtom);
  const t = useTranslate();
  const title = t('menu.nothingFound');
  useAnnouncement(title);
  const clear = () => {
    box.current?.querySelector('input')?.focus();
    setQuery('');
  };
  return (
    <EmptyState
      icon={searchIcon}
      title={title}
      action={<Button onClick={clear}>{t('menu.clearSearch')}</Button>}
    >
      {t('menu.nothingFoundText')}
    </EmptyState>
  );
}

/** How many items a search has found, said and shown. */
function Found({ count }: { count: number }) {
  const text = useTranslate()('menu.found', { count });
  useAnnouncement(text);
  return <p className="mc-hint">{text}</p>;
}

/** The menu with what is found in it; typing never waits for the drawing. */
function Sections({ box }: SearchPlace) {
  const query = useDeferredValue(useAtomValue(menuQueryAtom));
  const sections = useAtomValue(findInMenuAtom)(query);
  const view = useMenuView();
  if (sections.length === 0) return <NothingFound box={box} />;
  return (
    <>
      {query.trim() !== '' && <Found count={countItems(sections)} />}
      <MenuList sections={sections} view={view} />
    </>
  );
}

/** The digital menu, to order from or (menu_only) to read. Spec section 2 screen 16. */
export default function Menu() {
  const isEmpty = useAtomValue(menuSectionsAtom).length === 0;
  const isSearchable = useAtomValue(menuIsSearchableAtom);
  const isReadOnly = useAtomValue(menuIsReadOnlyAtom);
  const track = useSetAtom(trackMenuAction);
  const box = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  useEffect(() => track(), [track]);
  if (isEmpty) {
    return (
      <StepScreen title={t('menu.title')}>
        <EmptyState icon={bagIcon} title={t('menu.notAvailable')} action={<CallShopButton />}>
          {t('menu.call')}
        </EmptyState>
      </StepScreen>
    );
  }
  return (
    <StepScreen title={t('menu.title')}>
      <div className="mc-menu" ref={box}>
        <Intro />
        {isSearchable && <MenuSearch />}
        <Sections box={box} />
        {!isReadOnly && <OrderBar />}
      </div>
    </StepScreen>
  );
}
