import { useRef, useState } from 'react';
import { IconButton } from '../action/button.tsx';
import { trashIcon, calendarIcon, Icon } from '../icon/icon.tsx';
import './chosen-slots.css';

interface ChosenSlot {
  id: string;
  /** "sexta-feira, 20 de novembro · 19:30" */
  text: string;
  /** "Remove Friday, 20 November, 19:30" */
  removeLabel: string;
  onRemove: () => void;
}

interface ChosenSlotsProps {
  title: string;
  slots: readonly ChosenSlot[];
}

/**
 * The chosen slots, each with Remove, which moves the focus to the next Remove. The last Remove moves it to the title,
 * which then stays. Renders nothing before the first slot.
 */
export function ChosenSlots({ title, slots }: ChosenSlotsProps) {
  const [keepsTitle, setKeepsTitle] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const remove = (slot: ChosenSlot, index: number) => {
    const neighbour = slots[index + 1] ?? slots[index - 1];
    (neighbour ? buttons.current.get(neighbour.id) : heading.current)?.focus();
    setKeepsTitle(!neighbour);
    slot.onRemove();
  };
  if (keepsTitle && slots.length > 0) setKeepsTitle(false);
  if (!keepsTitle && slots.length === 0) return null;
  return (
    <section className="mc-chosen">
      <h3 className="mc-chosen__title" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ul className="mc-chosen__list">
        {slots.map((slot, index) => (
          <li key={slot.id} className="mc-chosen__item">
            <Icon path={calendarIcon} />
            <span className="mc-chosen__text">{slot.text}</span>
            <IconButton
              icon={trashIcon}
              label={slot.removeLabel}
              onClick={() => remove(slot, index)}
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
