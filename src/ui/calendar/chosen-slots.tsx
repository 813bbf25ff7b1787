import { useRef } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { trashIcon } from '../icon/booking-icons.ts';
import { calendarIcon } from '../icon/frame-icons.ts';
import { Icon } from '../icon/icon.tsx';
import './chosen-slots.css';

interface ChosenSlot {
  id: string;
  /** "sexta-feira, 20 de novembro · 19:30" */
  text: string;
  /** "Remove Friday, 20 November, 19:30" */
  removeLabel: string;
}

export interface ChosenSlotsProps {
  title: string;
  slots: readonly ChosenSlot[];
  onRemove: (id: string) => void;
}

/** The chosen slots, each with Remove. A removal moves the focus to the next Remove, after the last one to the title. */
export function ChosenSlots({ title, slots, onRemove }: ChosenSlotsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const remove = (index: number, id: string) => {
    const neighbour = slots[index + 1] ?? slots[index - 1];
    (neighbour ? buttons.current.get(neighbour.id) : heading.current)?.focus();
    onRemove(id);
  };
  return (
    <section className="mc-chosen">
      <div className="mc-chosen__head">
        <h3 className="mc-chosen__title" ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </div>
      <ul className="mc-chosen__list">
        {slots.map((slot, index) => (
          <li key={slot.id} className="mc-chosen__item">
            <Icon path={calendarIcon} />
            <span className="mc-chosen__text">{slot.text}</span>
            <IconButton
              icon={trashIcon}
              label={slot.removeLabel}
              onClick={() => remove(index, slot.id)}
              ref={(button) => {
                if (button) buttons.current.set(slot.id, button);
                else buttons.current.delete(slot.id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
