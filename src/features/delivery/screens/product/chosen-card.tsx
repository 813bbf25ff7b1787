import { useState, type ReactNode } from 'react';

import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { useFocusInside } from '../../../../ui/use-focus-inside.ts';

/** Whether the choice has changed since its view was first shown: then the view that replaces it takes the focus. */
export function useHasChanged(choice: unknown): boolean {
  const [first] = useState(choice);
  const [hasChanged, setHasChanged] = useState(false);
  if (choice !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}

interface ChosenCardProps {
  title: ReactNode;
  aside?: ReactNode;
  changeText: string;
  onChange: () => void;
  /** The choice was made just now: the button takes the focus from the list that disappeared. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The choice, in place of the list, with a button to choose again. */
export function ChosenCard(props: ChosenCardProps) {
  const { title, aside, changeText, onChange, takesFocus, children } = props;
  const action = useFocusInside(takesFocus);
  return (
    <Card title={title} aside={aside}>
      {children}
      <div className="mc-delivery__near" ref={action}>
        <Button small onClick={onChange}>
          {changeText}
        </Button>
      </div>
    </Card>
  );
}
