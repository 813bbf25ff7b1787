import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Asks a control whether its text has changed without an event; it does not bubble. */
const READ_EVENT = 'mc-read';

type TextInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Takes over what was filled into the fields of a container without an event, as some password managers do. */
export function readSilentFills(container: ParentNode): void {
  for (const field of container.querySelectorAll('input, textarea, select')) {
    field.dispatchEvent(new Event(READ_EVENT));
  }
}

/**
 * A ref for a text control of which counts what stands in it: `readSilentFills` calls `onChange` if its text is not the one
 * that was rendered or typed.
 */
export function useSilentFill<Control extends TextInput>(
  onChange: (text: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  /** The control's text after the last rendering, which the browser may have cleaned up. */
  const shown = useRef('');
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
    shown.current = control.current?.value ?? '';
  });
  useLayoutEffect(() => {
    const field = control.current;
    if (!field) return undefined;
    const read = () => {
      const isLocked = 'readOnly' in field && field.readOnly;
      if (isLocked || field.value === shown.current) return;
      shown.current = field.value;
      latest.current(field.value);
    };
    field.addEventListener(READ_EVENT, read);
    return () => field.removeEventListener(READ_EVENT, read);
  }, []);
  return control;
}
