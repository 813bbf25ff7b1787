import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './tabs.css';

export interface Tab<Id extends string> {
  id: Id;
  text: string;
  icon?: IconPath | undefined;
}

interface TabsProps<Id extends string> {
  /** The tab list's accessible name. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs by the APG pattern with automatic activation: arrows, Home and End select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props;
  const base = useId();
  const tabId = (id: Id) => `${base}-${id}`;
  const panelId = `${base}-panel`;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const move = MOVES[event.key];
    const target = move ? move(index, tabs.length) : -1;
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = event.currentTarget.parentElement?.children.item(target);
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className="mc-tabs">
      <div className="mc-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className="mc-tabs__tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? panelId : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.icon && <Icon path={tab.icon} size="small" />}
            <span>{tab.text}</span>
          </button>
        ))}
      </div>
      <div
        key={selected}
        className="mc-tabs__panel mc-fade"
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(selected)}
      >
        {children}
      </div>
    </div>
  );
}
